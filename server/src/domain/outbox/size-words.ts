import { SMS_PART_PRICE } from '@smoko/contract';
import { dollars } from '../money.ts';

/** For whoever is asked whether it may go: "2 texts, about $0.16". */
export const sizeWords = (parts: number | null): string =>
  parts === null ? 'By email' : `${parts} ${parts === 1 ? 'text' : 'texts'}, about ${dollars(parts * SMS_PART_PRICE)}`;
