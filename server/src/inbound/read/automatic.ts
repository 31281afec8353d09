import type { ReadMessage } from '../message.ts';

/** Header lines by lower-case name; a name may come more than once. */
export type HeaderOf = (name: string) => string | null;

const ROBOTS = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?|auto-?reply)(?:[+@-]|$)/i;
const AWAY =
  /^(?:re:\s*)?(?:automatic reply|auto(?:matic)?[- ]?(?:response|reply)|out[- ]of[- ](?:the )?office|ooo\b|on leave|away from (?:the )?office|i(?:'| a)m (?:away|on leave|out of (?:the )?office)|vacation (?:reply|response))/i;
const BOUNCED =
  /^(?:undeliver(?:able|ed)|delivery status notification|mail delivery (?:failed|failure|system)|returned mail|failure notice|message not delivered|delivery (?:has )?failed)/i;

/** What of a mail tells whether a machine wrote it. */
interface Head {
  header: HeaderOf;
  type: string;
  subject: string;
  from: string;
  /** null: not known; empty: it wants no answer. */
  mailFrom: string | null;
}

const isReport = ({ type }: Head): boolean => /multipart\/report/.test(type);

function isBounce(head: Head): boolean {
  const { header, type, subject, from, mailFrom } = head;
  if (isReport(head) && !/disposition-notification/.test(type)) return true;
  if (header('x-failed-recipients') || /^mailer-daemon@/i.test(from)) return true;
  return BOUNCED.test(subject) && (mailFrom === '' || ROBOTS.test(from));
}

const REPLIED = ['x-autoreply', 'x-autorespond', 'x-auto-reply'] as const;
function saysItIsAReply(head: Head): boolean {
  const { header, subject } = head;
  const submitted = header('auto-submitted')?.trim().toLowerCase() || 'no';
  return (
    isReport(head) ||
    !submitted.startsWith('no') ||
    REPLIED.some((name) => header(name) !== null) ||
    /auto[_-]?reply/i.test(header('precedence') ?? '') ||
    AWAY.test(subject)
  );
}

function isOfAList({ header }: Head): boolean {
  const precedence = header('precedence')?.trim().toLowerCase() ?? '';
  return header('list-id') !== null || ['bulk', 'list', 'junk'].includes(precedence);
}

/** Exchange writes this header for honest mail, too, but then never "All" or a list with OOF. */
const wantsNoReply = ({ header, from }: Head): boolean =>
  /\b(?:all|oof|autoreply)\b/i.test(header('x-auto-response-suppress') ?? '') && ROBOTS.test(from);

/** A machine wrote it (RFC 3834 and what mail programs really do): it is never answered. */
export function automaticKind(
  header: HeaderOf,
  subject: string,
  from: string,
  mailFrom: string | null,
): ReadMessage['automatic'] {
  const head: Head = { header, type: header('content-type')?.toLowerCase() ?? '', subject, from, mailFrom };
  if (isBounce(head)) return 'bounce';
  if (saysItIsAReply(head)) return 'auto_reply';
  if (isOfAList(head)) return 'list';
  return wantsNoReply(head) || mailFrom === '' ? 'auto_reply' : null;
}

/** Why a mail came back, of the text of its report. */
export function bounceReason(text: string): string {
  const said = /^(?:diagnostic-code|x-failure-reason):\s*(?:smtp;\s*)?([^\s][^\n]{2,199})/im.exec(text)?.[1];
  const status = /^status:\s*(\d\.\d+\.\d+)/im.exec(text)?.[1];
  const plain = /\b(5\d\d[ -]5\.\d+\.\d+ [^\n]{3,160})/.exec(text)?.[1];
  return said?.trim() ?? plain?.trim() ?? (status ? `The mail came back (${status}).` : 'The mail came back.');
}

/** To whom it could not be brought, of the text of its report. */
export const bouncedFrom = (text: string): string | null =>
  /\b(?:deliver(?:ed|y)?|recipient|address|message|sent)\b[^@]{0,60}?([\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)/i.exec(
    text,
  )?.[1] ?? null;

const MOST_IDS = 50;
/** Every Message-ID within a mail: one of them is that of the mail it brings back. */
export const messageIdsIn = (raw: Buffer): string[] =>
  [...new Set(raw.toString('latin1').match(/<[^<>\s@]{1,150}@[^<>\s@]{1,150}>/g) ?? [])].slice(0, MOST_IDS);
