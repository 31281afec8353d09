import type { Channel } from '@smoko/contract';
import { contactsOf, numbersOf } from '../../documents/known-by.ts';
import { greeting } from '../../domain/automations/words.ts';
import type { Call } from '../../domain/call.ts';

/** Parts of a message below each other, and who writes; in a mail with how they are reached. */
export const letter = (call: Call, channel: Channel, parts: (string | null)[]): string => {
  const { business } = call.actor;
  const reached = channel === 'email' ? contactsOf(business) : [];
  return [...parts.filter(Boolean), '', business.name, ...numbersOf(business), ...reached].join('\n');
};

/** To whom, how, and in which words of the tradie's own. */
export interface Addressed {
  channel: Channel;
  /** Of the client. */
  name: string;
  note: string | null;
}

/** What stands first: whom it is to, unless the tradie's own words say that already, and those words. */
export function opening({ name, note }: Pick<Addressed, 'name' | 'note'>): string[] {
  const own = note?.trim();
  if (!own) return [`${greeting(name)},`];
  return GREETS.test(own) ? [own] : [`${greeting(name)},`, own];
}
const GREETS = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|g['’]day|kia ora|tēnā)\b/i;

/** A mail greets and has room between its parts; a text is paid for by its length: it has the same lines, close together. */
export function paperLetter(call: Call, to: Addressed, parts: (string | null | undefined)[][]): string {
  const said = parts.map((lines) => lines.flatMap((line) => line || []));
  if (to.channel === 'sms') return letter(call, to.channel, [to.note, ...said.flat()]);
  const paragraphs = said.filter((lines) => lines.length).map((lines) => lines.join('\n'));
  return letter(call, to.channel, [[...opening(to), ...paragraphs].join('\n\n')]);
}
