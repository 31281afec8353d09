import type { KnownRecord } from '../../../known.ts';
import { takeRecord } from '../records/take.ts';

const NEWS =
  /^(?:(?:and|oh|so|ok|the|those|all|hey)\s+)*(?:[\p{L}\d'’-]+\s+){1,4}?(?:(?:is|are|has|have)\s+(?:(?:all|been|now|just|finally)\s+)*(?:ordered|on order|here|delivered|arrived|on site)|(?:went|gone|going|(?:has|have) gone)\s+(?:up|down)\s+to\s+\$?\d[^,;]*)[\s.!]*$/iu;

/** "tiles are ordered", "screws went up to 46 each": said of an order on file, by any word of its name. */
export const isOrderNews = (request: string, records: readonly KnownRecord[]): boolean =>
  NEWS.test(request) &&
  takeRecord('item', request, records) !== null &&
  takeRecord('job', request, records)?.record?.number === undefined;
