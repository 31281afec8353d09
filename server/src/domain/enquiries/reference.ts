import { randomInt } from 'node:crypto';
import type { EnquiryKind } from '@smoko/contract';

const PREFIX: Record<EnquiryKind, string> = { support: 'SUP', contact: 'MSG', demo: 'DEMO', sales: 'SALES' };
/** None that is read as another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** What a visitor can quote on the phone: "DEMO-7KQ2M9XA". */
export const newReference = (kind: EnquiryKind): string =>
  `${PREFIX[kind]}-${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

const FORM = /^(SUP|MSG|DEMO|SALES)-[2-9A-HJKMNP-TV-Z]{8}$/;
/** The kind of enquiry that a reference names; null where it is none. */
export function kindOfReference(reference: string): EnquiryKind | null {
  const prefix = reference.match(FORM)?.[1];
  const found = Object.entries(PREFIX).find(([, own]) => own === prefix);
  return found ? (found[0] as EnquiryKind) : null;
}
