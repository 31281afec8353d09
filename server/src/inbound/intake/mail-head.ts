import type { AddressObject, ParsedMail } from 'mailparser';

/** What has to be known of a mail to keep it: read from its head alone. */
export interface MailHead {
  from: { address: string; name: string | null } | null;
  subject: string | null;
  messageId: string | null;
  /** Lower case, as they stand in To, Cc and the headers that mail servers add. */
  recipients: string[];
}

const HEAD_BYTES = 256 * 1024;
const DELIVERED = ['delivered-to', 'x-original-to', 'x-forwarded-to', 'envelope-to'];

/** Never throws: a mail without a head has none of it. */
export async function readHead(raw: Buffer): Promise<MailHead> {
  // a good part of the start-up time
  const { simpleParser } = await import('mailparser');
  const { headers, from, to, cc, subject, messageId } = await simpleParser(headOf(raw)).catch(nothing);
  const sender = addressesIn(from)[0];
  const delivered = DELIVERED.flatMap((name) => textsOf(headers.get(name)));
  return {
    from: sender?.address ? { address: sender.address.toLowerCase(), name: sender.name.trim() || null } : null,
    subject: subject ?? null,
    messageId: messageId ?? null,
    recipients: [
      ...[...addressesIn(to), ...addressesIn(cc)].map(({ address }) => address ?? ''),
      ...delivered.flatMap((text) => text.match(/(?<![^\s<>,;"@])[^\s<>,;"@]+@[^\s<>,;"]+/g) ?? []),
    ].map((address) => address.toLowerCase()),
  };
}

/** Up to the first empty line. */
function headOf(raw: Buffer): Buffer {
  const head = raw.subarray(0, HEAD_BYTES);
  const ends = ['\r\n\r\n', '\n\n'].map((line) => head.indexOf(line)).filter((at) => at >= 0);
  return head.subarray(0, ends.length ? Math.min(...ends) + 2 : head.length);
}

/** What cannot be taken apart has no head; its body is read as text later on. */
const nothing = (): Partial<ParsedMail> & Pick<ParsedMail, 'headers'> => ({ headers: new Map() });

const addressesIn = (field: AddressObject | AddressObject[] | undefined) =>
  [field].flat().flatMap((one) => one?.value.flatMap((entry) => [entry, ...(entry.group ?? [])]) ?? []);

const textsOf = (value: unknown): string[] =>
  [value].flat().flatMap((one) => {
    if (typeof one === 'string') return [one];
    const { text } = (one ?? {}) as { text?: unknown };
    return typeof text === 'string' ? [text] : [];
  });
