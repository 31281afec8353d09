import { cut, type Taken } from './gap.ts';

const SUM = String.raw`\$?(?<sum>\d{1,6}(?:,\d{3})*(?:\.\d{1,2})?)(?!\d|\.\d|\s*%)`;
const LEADS = String.raw`[\s,;(]*(?:\b(?:there(?:['’]?s| is| was)|it has|with|and|but|of which|which has|that has|has|had|including|inc|incl|is|was)\s+)*`;
const NONE = new RegExp(
  String.raw`${LEADS}\b(?:no|zero|nil|without|not any)\s+gst\b(?:\s+(?:on|in)\s+(?:it|that|them|there))?\)?|${LEADS}\bgst[\s-]?free\b\)?|${LEADS}\bfree of gst\b\)?`,
  'iu',
);
const SOME = new RegExp(
  String.raw`${LEADS}(?:\b(?:the\s+)?gst\s+(?:(?:on|in|of)\s+(?:it|that|them)\s+)?(?:was|is|of|came to|:|=)?\s*${SUM}|${SUM.replace('sum', 'first')}\s+(?:(?:of\s+(?:it|that|which)\s+)?(?:is|was)\s+|(?:of|in)\s+)gst\b(?:\s+(?:on|in)\s+(?:it|that))?)\)?`,
  'iu',
);

/** "no gst on it", "gst was 7.27": the GST in what was spent, in dollars; 0 where there is none. */
export function takeGstInIt(text: string): Taken<number> | null {
  const none = NONE.exec(text);
  if (none) return { value: 0, rest: cut(text, none), text: none[0] };
  const some = SOME.exec(text);
  const sum = Number((some?.groups?.sum ?? some?.groups?.first ?? '').replaceAll(',', ''));
  return some && sum > 0 ? { value: sum, rest: cut(text, some), text: some[0] } : null;
}
