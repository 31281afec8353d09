import type { RequestHandler } from 'express';

const LINGER_MS = 5_000;

/**
 * An answer may be there before the body was read: who is not signed in is told so at once. What is still under way is
 * let go unread for a while, so that the answer arrives; then the line is cut, however much was meant to come.
 */
export const unreadBody: RequestHandler = (req, res, next) => {
  res.once('finish', () => {
    if (req.complete) return;
    setTimeout(() => {
      if (!req.complete) req.destroy();
    }, LINGER_MS).unref();
  });
  next();
};
