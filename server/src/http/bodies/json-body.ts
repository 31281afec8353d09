import { AppError, LIMITS } from '@smoko/contract';
import express, { type RequestHandler } from 'express';
import { parsedBy } from './parsed-by.ts';
import { readJson } from './read-json.ts';

const unsupported = (message: string) => new AppError('unsupported_type', message);
/** Unpacked, if it comes packed: the limit is that of what comes out. */
const bytes = express.raw({ limit: LIMITS.jsonBytes, type: () => true });
const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/i;

const read = parsedBy(bytes, 'That is not valid JSON.', (req) => {
  const body: unknown = req.body;
  const value = Buffer.isBuffer(body) && body.length > 0 ? readJson(body) : {};
  if (typeof value !== 'object' || value === null) throw new AppError('malformed', 'Send a JSON object.');
  req.body = value;
});

/** JSON bodies only. No body at all is fine: the operation says what it needs. */
export const jsonBody: RequestHandler = (req, res, next) => {
  const empty = req.headers['transfer-encoding'] === undefined && Number(req.headers['content-length'] ?? 0) === 0;
  if (empty) return next();
  if (!req.is('application/json')) throw unsupported('Send JSON (application/json).');
  const charset = CHARSET.exec(req.headers['content-type'] ?? '')?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) throw unsupported('Send JSON as UTF-8.');
  read(req, res, next);
};
