import { notify } from './notify.ts';

/** Copies to the clipboard, and shows a notice that it did or that the browser did not allow it. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success('Copied');
  } catch {
    notify.warning('Could not copy', 'Select it and copy it by hand.');
  }
}
