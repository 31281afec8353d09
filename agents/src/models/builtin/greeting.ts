import { type SmallTalk, smallTalk } from './lexicon/small-talk.ts';

const BACK: Readonly<Record<SmallTalk, string>> = {
  hello: "G'day. What do you need done?",
  thanks: 'No worries.',
  bye: 'No worries. Catch you later.',
};

/** What is said back to a greeting, a thank-you or a goodbye; null for a message that is about something. */
export function greet(message: string): string | null {
  const talk = smallTalk(message);
  return talk && BACK[talk];
}
