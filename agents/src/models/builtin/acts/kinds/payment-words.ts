import type { Values } from '../values.ts';

const KEEPS =
  /[\s,.;]*\b(?:(?:and|so|but)\s+)?(?:(?:keep|put|leave|hold|hang on to|call|stick|chuck)\s+(?:the\s+)?(?:rest|extra|balance|remainder|difference|change|what'?s (?:over|left)|left ?over)\s+(?:of it\s+)?(?:on\s+(?:his|her|their|the)\s+account\s+)?(?:as|in|for|on)\s+(?:an?\s+|his\s+|her\s+|their\s+)?credit|(?:the\s+)?(?:rest|extra|balance|remainder|difference)\s+(?:is|stays|goes|can (?:be|stay|sit)|sits)?\s*(?:as|in|on)\s+(?:an?\s+)?credit)\b[^.?!]{0,30}/iu;

/** Whether what is over is to stay as credit: "keep the rest as credit". */
export const keepsRest = (text: string): boolean => KEEPS.test(text);
export const withoutKeeping = (text: string): string => text.replace(KEEPS, '');

/** The day money came in, where one is said; it cannot be a day to come. */
export function paidOn({ days }: Values, today: string): string | undefined {
  const day = days.at(-1);
  return day && 'date' in day && day.date <= today ? day.date : undefined;
}
