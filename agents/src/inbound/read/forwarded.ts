import type { Incoming } from '../book.ts';

const HEAD = /^[ \t]*(?:-{3,} ?Forwarded message|Begin forwarded message)/im;
const SUBJECT = /^\s*(?:fwd?|fw|wg|tr)\s*:/i;

/** Somebody else's message that is passed on: no word below its head is the sender's. */
export const isForward = ({ subject, text, quoted }: Pick<Incoming, 'subject' | 'text' | 'quoted'>): boolean =>
  SUBJECT.test(subject ?? '') || HEAD.test(text) || HEAD.test(quoted ?? '');

const FROM = /^[ \t]*\*?From:\*?[ \t]*"?(?<name>[^\n<"]{2,80}?)"?[ \t]*(?:<|\[mailto:|$)/im;
/** Who wrote what is passed on, by name; null where that is not told. */
export const forwardedFrom = ({ text, quoted }: Pick<Incoming, 'text' | 'quoted'>): string | null =>
  FROM.exec(text)?.groups?.name ?? FROM.exec(quoted ?? '')?.groups?.name ?? null;
