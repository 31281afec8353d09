import { usage } from '../exit.ts';

export const DEFAULT_PROFILE = 'default';

/** Checks a profile's name. @throws CliError (exit 2) */
export function profileName(text: string): string {
  if (/^[a-z0-9][\w-]{0,39}$/i.test(text)) return text;
  throw usage(`A profile's name is letters, digits, - and _: ${text.slice(0, 40)}`);
}
