import { Secret, TOTP } from 'otpauth';
import QRCode from 'qrcode';

/** RFC 6238 as every authenticator app knows it. */
const PERIOD = 30;
const DIGITS = 6;
/** A code of the step before or after counts too: clocks differ. */
const WINDOW = 1;

const totpOf = (secret: string, issuer?: string, label?: string): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: DIGITS, period: PERIOD, issuer, label });

/** A new secret in base32: 160 bits. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app reads: the address, and a picture of it. */
export async function totpForApp(secret: string, issuer: string, label: string) {
  const uri = totpOf(secret, issuer, label).toString();
  return { secret, uri, qr_code: await QRCode.toDataURL(uri, { margin: 2, width: 240, errorCorrectionLevel: 'M' }) };
}

/** The time step whose code this is, by the real clock; null for a wrong one. */
export function totpStep(secret: string, code: string, now = Date.now()): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}
