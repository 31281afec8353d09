import { usage } from '../exit.ts';
import { normaliseUrl } from './server-url.ts';

/** What `smoko config set` keeps beside the server's address. */
export interface Settings {
  /** The assistant a new conversation is with. */
  agent?: (typeof AGENTS)[number];
  /** Plain lines instead of a screen that is drawn over: for screen readers. */
  plain?: boolean;
}

const AGENTS = ['jerry', 'michelle', 'renea', 'sarah'] as const;

interface Setting {
  about: string;
  read(text: string): string | boolean;
}

/** Everything `smoko config` knows, by name. */
export const SETTINGS: Readonly<Record<string, Setting>> = {
  url: { about: 'address of the server', read: normaliseUrl },
  agent: { about: `who a new conversation is with: ${AGENTS.join(', ')}`, read: oneOf(AGENTS) },
  plain: { about: 'plain lines for a screen reader: on or off', read: onOrOff },
};
const KEYS = Object.keys(SETTINGS);

/** @throws CliError (exit 2) for a setting there is not */
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
