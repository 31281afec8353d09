import { z } from 'zod';
import type { SiteSettings } from './site/settings.ts';

/** Stands in a page: short, and on one line. */
const oneLine = z.string().regex(/^[^\p{Cc}]{1,200}$/u, 'must be one line of at most 200 characters');

const CONTACTS = new Set(['mailto:', 'https:', 'tel:']);

/** Who is behind this Smoko, as its site says. */
export const OPERATOR_VARIABLES = {
  OPERATOR_NAME: oneLine
    .optional()
    .describe(
      'Who runs this Smoko: whom businesses are told to ask when something is not connected, and as Privacy and Terms name them; not set = a gap there that can be seen.',
    ),
  OPERATOR_NUMBER: oneLine.optional().describe('Their ABN or NZBN, with that word, e.g. ABN 51 824 753 556.'),
  OPERATOR_ADDRESS: oneLine.optional().describe('Their postal address.'),
  OPERATOR_EMAIL: z
    .email('must be an email address')
    .toLowerCase()
    .optional()
    .describe(
      'Their email address, told with the name. The account that has it sees what is still to be set up, with names of variables. Not set = with the embedded database the first account does, and `SUPPORT_EMAIL` is told.',
    ),
  DATA_PLACE: oneLine.optional().describe('Where the server stands that keeps the data, e.g. Sydney, Australia.'),
  SECURITY_CONTACT: z
    .string()
    .transform((text) => (/^[^@\s:]+@[^@\s]+$/.test(text) ? `mailto:${text}` : text))
    .refine((text) => URL.canParse(text) && CONTACTS.has(new URL(text).protocol), {
      error: 'must be an email address, or an address that starts with https: or tel:',
    })
    .optional()
    .describe(
      'Who is told of a security hole: an email address, or an address with https: or tel:. Not set = there is no /.well-known/security.txt.',
    ),
};

const variables = z.object(OPERATOR_VARIABLES);

export const operatorIn = (v: z.output<typeof variables>): Pick<SiteSettings, 'operator' | 'securityContact'> => ({
  operator: {
    name: v.OPERATOR_NAME ?? null,
    number: v.OPERATOR_NUMBER ?? null,
    address: v.OPERATOR_ADDRESS ?? null,
    email: v.OPERATOR_EMAIL ?? null,
    dataPlace: v.DATA_PLACE ?? null,
  },
  securityContact: v.SECURITY_CONTACT ?? null,
});
