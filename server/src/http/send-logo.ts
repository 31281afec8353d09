import type { Response } from 'express';
import type { LogoOnPaper } from '../documents/logo.ts';

/** A picture that its address names by what is in it; whatever is in it, the browser runs none of it. */
export const sendLogo = (res: Response, { type, content }: LogoOnPaper): void =>
  void res.type(type).set('Content-Security-Policy', "default-src 'none'; sandbox").send(content);
