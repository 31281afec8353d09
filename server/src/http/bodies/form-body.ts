import { AppError } from '@smoko/contract';
import express, { type RequestHandler } from 'express';
import { parsedBy } from './parsed-by.ts';

const MOST_FIELDS = 100;

/** What a form of a page sends, up to so many bytes. */
export function formBody(limit: number): RequestHandler {
  const parse = express.urlencoded({ extended: false, limit, parameterLimit: MOST_FIELDS });
  const read = parsedBy(parse, 'That is not a form that can be read.');
  return (req, res, next) => {
    if (!req.is('application/x-www-form-urlencoded'))
      throw new AppError('unsupported_type', 'Send a form (application/x-www-form-urlencoded).');
    read(req, res, next);
  };
}
