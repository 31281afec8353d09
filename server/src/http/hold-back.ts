import { diskFull } from '@smoko/contract';
import type { RequestHandler } from 'express';

const READS_AND_DELETES = new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE']);
/** Who signs in writes a few bytes, and could delete nothing otherwise. */
const SIGN_IN = /^\/api\/auth\/(?!signup$)/;

/** On a full disk nothing is begun that stores something: what room is left is for deleting. */
export const holdBack =
  (isFull: () => boolean): RequestHandler =>
  ({ method, path }, _res, next) =>
    next(isFull() && !READS_AND_DELETES.has(method) && !SIGN_IN.test(path) ? diskFull() : undefined);
