import type { Channel } from '@smoko/contract';
import { numbersOf } from '../../documents/known-by.ts';
import { greeting } from '../../domain/automations/words.ts';
import type { Call } from '../../domain/call.ts';
import { signOff } from '../../domain/sign-off.ts';

/** Parts of a message below each other, and who writes; in a mail with how they are reached. */
export const letter = (call: Call, channel: Channel, parts: (string | null)[]): string => {
  const { business } = call.actor;
  const name = channel === 'email' ? signOff(business) : [business.name];
  return [...parts.filter(Boolean), '', ...name, ...numbersOf(business)].join('\n');
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

/** What a paper says in a mail and in a text. */
interface Paper {
  /** Of a mail: what it is and what it asks for, as a person says it. */
  says: string[];
  /** Its figures, in groups. */
  parts: (string | null | undefined)[][];
  /** What is to do, "See the invoice", and where; a text is about nothing else. */
  action: { mail: string; text: string };
  link: string;
  /** Of a mail: what stands below what is to do. */
  closing: string;
}

/** A mail greets, says what it brings, and has room between its parts; a text is paid for by its length: the same lines, close together. */
export function paperLetter(call: Call, to: Addressed, { says, parts, action, link, closing }: Paper): string {
  const said = parts.map((lines) => lines.flatMap((line) => line || [])).filter((lines) => lines.length);
  if (to.channel === 'sms') return letter(call, to.channel, [to.note, ...said.flat(), `${action.text}: ${link}`]);
  const groups = said.map((lines) => lines.join('\n'));
  const body = [...opening(to), says.join(' '), ...groups, `${action.mail}: ${link}`, closing].filter(Boolean);
  return letter(call, to.channel, [body.join('\n\n')]);
}
