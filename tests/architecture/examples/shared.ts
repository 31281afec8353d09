import { frozen } from '@smoko/contract';
import { TOTP } from 'otpauth';

const OPTIONS = { digits: 6 };
const INNER = { size: 20 };
const NESTED = { secret: { size: 20 } };
const ONLY_OUTSIDE = Object.freeze({ secret: { size: 20 } });
const FLAT = { period: 30 };
const SAFE = frozen({ secret: { size: 20 } });
const WORD = /\w+/g;

/** Each of these hands something to a library that the next caller gets as the library left it. */
export const shared = () => [
  new TOTP(OPTIONS),
  TOTP.generate(OPTIONS as never),
  new TOTP({ secret: INNER } as object),
  new TOTP({ ...NESTED } as object),
  new TOTP(ONLY_OUTSIDE as object),
];

/** None of these does. */
export const apart = () => [new TOTP({ ...FLAT }), new TOTP(SAFE as object)];

/** True for a word at the first call, false at the second. */
export const forgetful = (text: string) => WORD.test(text);
