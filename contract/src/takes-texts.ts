import { frozen } from './frozen.ts';

const ELSEWHERE = /^(?:\+|00(?:11)?)(?!61|64)/;
/** Without the zero in front. Mobiles begin with 4 in Australia and with 2 in New Zealand. */
const RINGS_ONLY = frozen({
  // an area code or eight digits without one; 13, 1300, 1800, 1900
  AU: /^(?:[2378]\d{8}|[2-9]\d{7}|1[389]\d+)$/,
  // an area code or seven digits without one; 0508, 0800, 0900
  NZ: /^(?:[3-9]\d{7,8}|[2-9]\d{6})$/,
});

/**
 * Whether a text can reach a number, typed as people of that country do or in E.164: no landline of Australia or New Zealand
 * takes one, and no 13, 1300, 1800, 0508, 0800 or 0900 number. Of other countries' numbers nothing is known here: they pass.
 */
export function takesTexts(phone: string, country: 'AU' | 'NZ'): boolean {
  const digits = phone.replace(/\(0\)/, '').replace(/[^\d+]/g, '');
  if (ELSEWHERE.test(digits)) return true;
  // without a plus a number of few digits may begin like that by chance
  const [, code, rest = digits] =
    /^(?:\+|00(?:11)?)(61|64)(\d+)$/.exec(digits) ?? /^(61|64)(\d{7,})$/.exec(digits) ?? [];
  const where = code === '61' ? 'AU' : code === '64' ? 'NZ' : country;
  return !RINGS_ONLY[where].test(rest.replace(/^0/, ''));
}
