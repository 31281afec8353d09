import { z } from 'zod';

const WRONG =
  "That link doesn't look right. Copy it from where your clients leave a review, like https://g.page/r/abc/review.";
/** It stands in texts, which are paid for by their length. */
const LONGEST = 300;

/** `g.page/r/abc` as `https://g.page/r/abc`: how people write an address they know. */
const withScheme = (typed: string): string => (/^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`);

/** A page on the web at a name, over https: no sign-in in front of it, no address of a machine. */
function isPage(link: string): boolean {
  const url = URL.parse(link);
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) return false;
  return /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i.test(url.hostname);
}

/** Where clients leave a review; blank is null. */
export const reviewLinkSchema = z
  .string()
  .trim()
  .max(LONGEST, `Keep this under ${LONGEST} characters.`)
  .regex(/^\S*$/, WRONG)
  .transform((typed) => (typed ? withScheme(typed) : null))
  .refine((link) => link === null || isPage(link), WRONG);
