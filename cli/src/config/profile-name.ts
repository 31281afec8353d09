import { usage } from '../exit.ts';

/** Where nothing else is said. */
export const DEFAULT_PROFILE = 'default';

/** @throws CliError (exit 2) for what cannot be a profile's name */
export function profileName(text: string): string {
  if (/^[a-z0-9][\w-]{0,39}$/i.test(text)) return text;
  throw usage(`A profile's name is letters, digits, - and _: ${text.slice(0, 40)}`);
}
