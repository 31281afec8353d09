import { notify } from './notify.ts';

/** Onto the clipboard; where the browser does not let us, says so. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success('Copied');
  } catch {
    notify.warning('Could not copy', 'Select it and copy it by hand.');
  }
}
