import { AppError, LIMITS } from '@smoko/contract';
import express, { type RequestHandler } from 'express';

const parse = express.json({ limit: LIMITS.jsonBytes, type: () => true });

/** JSON bodies only. No body at all is fine: the operation says what it needs. */
export const jsonBody: RequestHandler = (req, res, next) => {
  const empty = req.headers['transfer-encoding'] === undefined && Number(req.headers['content-length'] ?? 0) === 0;
  if (empty) return next();
  if (!req.is('application/json')) return next(new AppError('unsupported_type', 'Send JSON (application/json).'));
  parse(req, res, next);
};
