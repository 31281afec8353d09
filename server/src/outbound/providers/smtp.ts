import { createTransport } from 'nodemailer';

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** The mail server of SMTP_URL. */
export const createSmtp = (url: string) => createTransport({ url, ...PATIENCE });

/** `Smoko <no-reply@example.com>` and a bare address. */
export const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
