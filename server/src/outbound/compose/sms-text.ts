import { SMS_PART_PRICE } from '@smoko/contract';
import { SegmentedMessage } from 'sms-segments-calculator';

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
export function signedSms(body: string, businessName: string, commercial: boolean): SmsText {
  const named = body.toLowerCase().includes(businessName.toLowerCase());
  const wayOut = commercial && !/\bSTOP\b/.test(body);
  return smsText(
    [body, named ? null : businessName, wayOut ? 'Reply STOP to opt out' : null].filter(Boolean).join('\n'),
  );
}
