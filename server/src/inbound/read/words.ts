/** What the tradie is told about a message, where more than one place says it. */
export const HIDDEN = 'Part of this message was hidden. It is left out.';
export const NOT_VERIFIED = 'Sender not verified: nothing proves that it came from this address.';

const NAMED =
  /\b(?:attach(?:ed|ment|ments|ing)|enclos(?:ed|ing|ure)|please (?:find|see)[^.\n]{0,40}(?:pdf|photo|invoice)|see (?:the )?(?:pdf|photos?|pics?) (?:below|attached))\b/i;
/** "New bank details attached", but not "no need to attach". */
export const namesAttachment = (text: string): boolean =>
  NAMED.test(text) && !/\b(?:no|without|un)[ -]?attach/i.test(text);
