import {
  AppError,
  challengeFactor,
  getSession,
  listFactors,
  logout,
  useRecoveryCode,
  verifyFactor,
} from '@smoko/contract';
import type { RequestHandler } from 'express';
import { needsFactor } from '../domain/accounts/sessions/assurance.ts';
import { userOf } from './identity.ts';

/** What somebody can do who has given the password and not yet the code. */
export const BEFORE_SECOND_FACTOR: ReadonlySet<string> = new Set(
  [getSession, listFactors, challengeFactor, verifyFactor, useRecoveryCode, logout].map(({ id }) => id),
);

export const secondFactor: RequestHandler = (req, _res, next) =>
  next(
    needsFactor(userOf(req)) ? new AppError('mfa_required', 'Enter the code of your second factor first.') : undefined,
  );
