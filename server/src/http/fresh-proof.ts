import type { RequestHandler } from 'express';
import { assertMayBringBack, assertMayTakeOut } from '../domain/accounts/sessions/assurance.ts';
import { userOf } from './identity.ts';

/** For routes that are no operations: only for whoever has just shown who they are. Throws confirm_identity. */
export const freshProof: RequestHandler = (req, _res, next) => {
  assertMayBringBack(userOf(req));
  next();
};

/** The same of what takes records along, or for a script that its owner let do it. */
export const mayTakeOut: RequestHandler = (req, _res, next) => {
  assertMayTakeOut(userOf(req));
  next();
};
