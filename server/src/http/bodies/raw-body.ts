import express, { type Request, type RequestHandler } from 'express';
import { parsedBy } from './parsed-by.ts';

/** The bytes as they came, up to so many. No encodings: what was signed is what came. */
export const rawBody = (limit: number): RequestHandler =>
  parsedBy(express.raw({ type: () => true, limit, inflate: false }), 'The request ended before its body did.');

export const bodyOf = (req: Request): Buffer => (Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0));
