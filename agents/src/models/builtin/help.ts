import { ASSISTANTS } from '@smoko/contract';
import { ABOUT_SCREENS, ASKS_HOW, ASKS_WHAT_FOR, ASKS_WHO, HELP_TOPICS, NO_TOPIC, WHAT_FOR } from './lexicon/help.ts';

/** What is told to somebody who asks how Smoko works or what it can do; null for whatever else is said. */
export function helpWith(said: string): string | null {
  const text = said.trim().replace(/[‘’]/g, "'");
  if (text.length > LONGEST) return null;
  if (ASKS_WHAT_FOR.test(text)) return WHAT_FOR;
  const who = ASKS_WHO.exec(text)?.groups?.who?.toLowerCase();
  const one = ASSISTANTS.find(({ id }) => id === who);
  if (one) return `${one.name}: ${one.description} Say "${one.name}, ..." and it goes straight there.`;
  const asks = ASKS_HOW.test(text);
  const topic = HELP_TOPICS.find(({ about, plainly }) => plainly?.test(text) || (asks && about.test(text)));
  return topic?.answer ?? (asks && ABOUT_SCREENS.test(text) ? NO_TOPIC : null);
}
/** Nobody asks how things work at this length; a story may have such words in it. */
const LONGEST = 140;
