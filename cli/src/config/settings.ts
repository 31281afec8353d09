import { usage } from '../exit.ts';
import { normaliseUrl } from './server-url.ts';

/** The settings of `smoko config set`, apart from the server's address. */
export interface Settings {
  /** The assistant that new conversations start with. */
  agent?: (typeof AGENTS)[number];
  /** Prints plain lines, for screen readers, instead of redrawing the screen. */
  plain?: boolean;
}

const AGENTS = ['jerry', 'michelle', 'renea', 'sarah'] as const;

interface Setting {
  about: string;
  read(text: string): string | boolean;
}

/** All settings of `smoko config`. */
export const SETTINGS: Readonly<Record<string, Setting>> = {
  url: { about: 'address of the server', read: normaliseUrl },
  agent: { about: `who a new conversation is with: ${AGENTS.join(', ')}`, read: oneOf(AGENTS) },
  plain: { about: 'plain lines for a screen reader: on or off', read: onOrOff },
};
const KEYS = Object.keys(SETTINGS);

/** @throws CliError (exit 2) for an unknown setting */
export function settingNamed(key: string): Setting {
  const setting = Object.hasOwn(SETTINGS, key) ? SETTINGS[key] : undefined;
  if (!setting) throw usage(`There is no setting ${key}. There are: ${KEYS.join(', ')}`);
  return setting;
}

function oneOf(words: readonly string[]) {
  return (text: string): string => {
    const word = text.trim().toLowerCase();
    if (words.includes(word)) return word;
    throw usage(`It is one of: ${words.join(', ')}.`);
  };
}

function onOrOff(text: string): boolean {
  if (/^(on|yes|true|1)$/i.test(text)) return true;
  if (/^(off|no|false|0)$/i.test(text)) return false;
  throw usage('It is on or off.');
}
