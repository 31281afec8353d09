import { SMS_PART_PRICE } from '@smoko/contract';
import { SegmentedMessage } from 'sms-segments-calculator';
import { dollars } from '../../domain/money.ts';

/** How an SMS travels: typographic characters made plain, so that one curly quote does not double its price. */
export interface SmsText {
  text: string;
  encoding: 'GSM-7' | 'UCS-2';
  parts: number;
  /** Cents. */
  cost: number;
}

export function smsText(written: string): SmsText {
  // as Twilio's smart encoding does; a character that has no plain form, such as ā or an emoji, stays
  const { graphemes } = new SegmentedMessage(
    written.replace(/\r\n?/g, '\n').replace(/[\u00a0\u2009\u202f]/g, ' '),
    'auto',
    true,
  );
  const text = graphemes.join('');
  const { encodingName, segments } = new SegmentedMessage(text);
  return { text, encoding: encodingName, parts: segments.length, cost: segments.length * SMS_PART_PRICE };
}

/** Who writes stands in the text once; a commercial one says how to stop them (Spam Act 2003, sections 17 and 18). */
export function signedSms(body: string, businessName: string, commercial: boolean): SmsText & { notes: string[] } {
  const named = body.toLowerCase().includes(businessName.toLowerCase());
  const wayOut = commercial && !/\bSTOP\b/.test(body);
  const written = [body, named ? null : businessName, wayOut ? 'Reply STOP to opt out' : null]
    .filter(Boolean)
    .join('\n');
  const sms = smsText(written);
  return { ...sms, notes: notesOn(written, sms) };
}

const texts = (count: number): string => `${count} ${count === 1 ? 'text' : 'texts'}`;

/** What people are told of its characters: which go as plain ones, and what those cost that stay. */
function notesOn(written: string, { text, encoding, parts, cost }: SmsText): string[] {
  const notes: string[] = [];
  if (TYPOGRAPHIC.test(written)) {
    const was = partsOf(written);
    const saved = was > parts ? `: that makes it ${texts(parts)}, not ${was}` : '';
    notes.push(`Curly quotes, long dashes and the like go as plain ones${saved}.`);
  }
  const without = encoding === 'UCS-2' ? partsOf(plainOf(text)) : parts;
  if (without < parts)
    notes.push(
      `An emoji or a letter such as \u0101 makes it ${texts(parts)}, about ${dollars(cost)}: without, it would be ${texts(without)}, about ${dollars(without * SMS_PART_PRICE)}.`,
    );
  return notes;
}
const TYPOGRAPHIC = /[\u2018\u2019\u201c\u201d\u2013\u2014\u2026\u00a0\u2009\u202f]/;
const partsOf = (text: string): number => new SegmentedMessage(text).segments.length;

/** As long, without what the cheaper alphabet does not have. */
const plainOf = (text: string): string =>
  new SegmentedMessage(text).graphemes
    .map((one) => (new SegmentedMessage(one).encodingName === 'GSM-7' ? one : /\p{L}/u.test(one) ? 'a' : ''))
    .join('');
