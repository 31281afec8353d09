import type { Response } from 'express';

/** A quote or an invoice to keep; whatever is in it, the browser runs none of it. */
export const sendPaper = (
  res: Response,
  { name, type, content }: { name: string; type: string; content: Buffer },
): void =>
  void res.type(type).attachment(name).set('Content-Security-Policy', "default-src 'none'; sandbox").send(content);
