import type { User } from '@smoko/contract';

const NOT_A_NUMBER = 'That has more in it than a phone number. Please check it.';
const LENGTH = 'That does not have as many digits as a phone number. Please check it.';

/** How a number is written at home: with its area code, without it, and those of businesses. */
const AT_HOME: Readonly<Record<User['country'], RegExp>> = {
  AU: /^(0[2-578]\d{8}|[2-9]\d{7}|1[38]00\d{6}|13\d{4})$/,
  NZ: /^(02\d{7,9}|0[34679]\d{7}|0[58]\d{7,9}|[2-9]\d{6})$/,
};
/** After the country's own number, with or without the 0 of home. */
const ABROAD: readonly (readonly [prefix: string, rest: RegExp])[] = [
  ['61', /^0?([2-578]\d{8}|1[38]00\d{6}|13\d{4})$/],
  ['64', /^0?\d{8,10}$/],
];
/** As the world has them (E.164). */
const ANYWHERE = /^\d{8,15}$/;

/** Why nobody will answer that number, for whoever types it; null where it may be one. It is kept all the same. */
export function phoneDoubt(text: string, country: User['country']): string | null {
  const written = text.trim();
  if (written === '') return null;
  if (!/^[+\d\s()./-]+$/.test(written)) return NOT_A_NUMBER;
  const digits = written.replace(/\D/g, '');
  const foreign = written.startsWith('+') ? digits : digits.startsWith('00') ? digits.slice(2) : null;
  if (foreign === null) return AT_HOME[country].test(digits) ? null : LENGTH;
  const own = ABROAD.find(([prefix]) => foreign.startsWith(prefix));
  const fits = own ? own[1].test(foreign.slice(own[0].length)) : ANYWHERE.test(foreign);
  return fits ? null : LENGTH;
}
