import type { KnownRecord } from '../../../known.ts';
import { tokens } from '../../../tools/matching.ts';
import { BUSINESS_WORDS } from '../lexicon/businesses.ts';

const HIM = /\b(?:him|her|he|she|his|hers)\b/iu;

/** A school or a company, unless somebody's name stands behind it: "Hillview Strata (Karen Walsh)". */
const isBusiness = ({ kind, name }: KnownRecord): boolean =>
  (kind === 'client' || kind === 'supplier') &&
  !name.includes('(') &&
  tokens(name).some((word) => BUSINESS_WORDS.has(word));

/** Who may be meant by the words of a text: "him" and "her" are nobody's business. */
export const whoMayBe = (text: string, records: readonly KnownRecord[]): readonly KnownRecord[] =>
  HIM.test(text) ? records.filter((one) => !isBusiness(one)) : records;
