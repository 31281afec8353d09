import { GAP } from '../../extract/gap.ts';
import { withCapitals } from '../../people/capitals.ts';
import type { Newcomer } from './intake-name.ts';

const LINE = /^[\s>*•-]*(?<label>[\p{L} /-]{2,24}?)\s*[:=]\s*(?<value>.*)$/u;
const NAME =
  /^(?:(?:full|first|last|your|customer|client|contact|sender)\s*)?(?:name|from|customer|client|contact|contact person)$/iu;
const REACH =
  /^(?:phone|ph|mob|mobile|tel|telephone|cell|contact (?:no|number|phone)|phone number|number|e-?mail(?: address)?|mail)$/iu;
const PLACE = /^(?:suburb|location|area|address|site|site address|town|city|where|property|postcode)$/iu;
const SAYS =
  /^(?:message|msg|enquiry|inquiry|comments?|details?|description|job|job description|work|work required|service|what|request|about|notes?|subject|re)$/iu;
const SKIPPED = /^(?:date|sent|to|cc|submitted|time|page|url|source|ref|id|form|how did you hear|consent)$/iu;
/** Somebody else's message is no request by itself: it takes a word of one's own that it is new work. */
const OWN_LEAD =
  /\b(?:new|enquiry|inquiry|lead|add|put|save|job|work|website|web|form|sort|book|load|chuck|pop|got this|came (?:in|through)|another)\b/iu;
const OPENS = /^(?:hi|hello|hey|dear|gday|good (?:morning|afternoon|evening)|kia ora)\b[^,.!\n]{0,25}[,.!]?\s*$/iu;
const CLOSES = /^(?:thanks|thank you|cheers|regards|kind regards|many thanks|ta|best|yours|sent from)\b.*$/iu;

/** An enquiry filled in on a form or pasted with its labels, below a line that says it is new. */
export function formIn(text: string): { who: Newcomer; told: string; place: string | undefined } | null {
  const lines = text.split('\n').map((line) => line.trim());
  const read = lines.map((line) => LINE.exec(line)?.groups);
  const first = read.findIndex((line) => line && (NAME.test(line.label ?? '') || REACH.test(line.label ?? '')));
  const named = read.find((line) => line && NAME.test(line.label ?? '') && line.value);
  if (first < 0 || !named || lines.length < 3 || !OWN_LEAD.test(lines.slice(0, Math.max(first, 1)).join(' ')))
    return null;
  const name = (named.value ?? '').replace(/[<("].*$/u, '').trim();
  if (!/^\p{L}[\p{L}'’&. -]{1,40}$/u.test(name)) return null;
  const told = lines.slice(first).flatMap((line, i) => {
    const { label = '', value = '' } = read[first + i] ?? {};
    if (
      line === '' ||
      OPENS.test(line) ||
      CLOSES.test(line) ||
      SKIPPED.test(label) ||
      NAME.test(label) ||
      REACH.test(label)
    )
      return [];
    if (PLACE.test(label)) return [];
    return SAYS.test(label) ? [value] : [line];
  });
  const place = read.find((line) => line && PLACE.test(line.label ?? '') && line.value)?.value;
  return {
    who: { name: withCapitals(name), spans: [], contact: null },
    told: told.join(`\n${GAP} `),
    place,
  };
}
