import { randomInt } from 'node:crypto';
import { AppError, invalid } from '@smoko/contract';
import { readPhone } from '../../phone.ts';
import type { SmsSender } from '../../senders.ts';
import { hashPassword } from './password.ts';

const DIGITS = 6;
const SHOWN = 3;

/** Six digits. */
export const newCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** The number in E.164. Throws 422 at `phone` for what is none, or cannot be texted. */
export function textableNumber(typed: string | undefined, country: 'AU' | 'NZ'): string {
  const read = readPhone(typed ?? '', country);
  if (!read?.valid) throw invalid('phone', 'Enter a mobile number, like 0491 570 156.');
  if (!read.textable) throw invalid('phone', 'That number cannot receive texts.');
  return read.number;
}

/** Enough of a number to know it again: "•••• 156". */
export const maskedNumber = (number: string): string => `•••• ${number.slice(-SHOWN)}`;

/** Sends a new code; gives its hash, which is all that is kept. `sms` is null where no texts can be sent. */
export async function sendCode(sms: SmsSender | null, number: string): Promise<string> {
  if (!sms) throw new AppError('unavailable', 'Text messages are not connected any more. Use a recovery code.');
  const code = newCode();
  await sms.send({ to: number, body: `${code} is your Smoko code. It works once, for 5 minutes. Tell it to nobody.` });
  return hashPassword(code);
}
