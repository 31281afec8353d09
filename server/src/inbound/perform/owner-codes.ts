/** What the owner decided by its short code. */
export interface Decided {
  code: string;
  decision: 'approve' | 'reject';
}
export type OwnerWords = { kind: 'codes'; decided: Decided[] } | { kind: 'bare' } | { kind: 'talk' };

const YES = /^(?:yes|y|yep|yeah|yup|ok|okay|approve|approved|go|sure|accept)$/i;
const NO = /^(?:no|n|nope|nah|reject|rejected|decline|declined|don't|dont)$/i;
const CODE = /^#?\d{4}$/;
/** Said beside a decision, and nothing else. */
const BESIDE = /^(?:please|thanks|mate|jerry|to|and|&|for|it|code|number|cheers)$/i;
const LONGEST = 160;

/** "YES 4821", "approve 4821 and 4822", "4821 yes, 4822 no"; anything more is talk. */
export function readOwnerWords(text: string): OwnerWords {
  const words = text
    .slice(0, LONGEST + 1)
    .split(/[\s,.;:!?-]+/)
    .filter(Boolean);
  const known = words.every((word) => YES.test(word) || NO.test(word) || CODE.test(word) || BESIDE.test(word));
  const says = words.some((word) => YES.test(word) || NO.test(word));
  if (!known || text.length > LONGEST || !(says || words.some((word) => CODE.test(word)))) return { kind: 'talk' };
  if (!words.some((word) => CODE.test(word))) return { kind: 'bare' };
  if (!says) return { kind: 'bare' };
  return { kind: 'codes', decided: decisions(words) };
}

/** A word counts for the codes after it; codes that stand before any word get the first one. */
function decisions(words: readonly string[]): Decided[] {
  const first = words.find((word) => YES.test(word) || NO.test(word)) ?? '';
  const codesFirst = CODE.test(words.find((word) => !BESIDE.test(word)) ?? '');
  const decided: Decided[] = [];
  let waiting: string[] = [];
  let decision: Decided['decision'] = NO.test(first) ? 'reject' : 'approve';
  for (const word of words) {
    if (CODE.test(word)) {
      const code = word.replace('#', '');
      if (codesFirst) waiting.push(code);
      else decided.push({ code, decision });
    } else if (YES.test(word) || NO.test(word)) {
      decision = NO.test(word) ? 'reject' : 'approve';
      for (const code of waiting) decided.push({ code, decision });
      waiting = [];
    }
  }
  for (const code of waiting) decided.push({ code, decision });
  return [...new Map(decided.map((one) => [one.code, one])).values()];
}
