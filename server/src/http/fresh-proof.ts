import type { RequestHandler } from 'express';
import { assertMay } from '../domain/accounts/sessions/assurance.ts';
import { userOf } from './identity.ts';

/** For routes that are no operations: only for whoever has just shown who they are. Throws confirm_identity. */
export const freshProof: RequestHandler = (req, _res, next) => {
  assertMay({ sensitive: 'always' }, userOf(req), undefined);
  next();
};
