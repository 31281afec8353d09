import { smallTalk } from './lexicon/small-talk.ts';

/** What is said back to a greeting or a thank-you; null for a message that is about something. */
export function greet(message: string): string | null {
  const talk = smallTalk(message);
  if (talk === null) return null;
  return talk === 'thanks' ? 'No worries.' : "G'day. What do you need done?";
}
