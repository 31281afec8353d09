import { frozen } from './frozen.ts';

const TITLE = /^(?:mr|mrs|ms|miss|mx|dr|sir|prof)\.?$/i;
const BUSINESS =
  /\b(?:pty|ltd|limited|inc|co|trading|council|school|college|university|kindy|preschool|childcare|hospital|clinic|dental|medical|pharmacy|motel|hotel|pub|inn|bar|cafe|bakery|restaurant|shop|store|corner|club|church|parish|centre|center|studio|salon|gym|supplies|timber|hardware|glass|steel|concrete|plumbing|electrical|roofing|painting|painters|landscaping|fencing|tiling|flooring|kitchens|transport|logistics|strata|body corporate|property|properties|realty|real estate|apartments|management|holdings|group|services|solutions|systems|enterprises|industries|partners|associates|association|committee|bros|sons|builders|building|constructions?|homes)\b|caf\u00e9/i;
/** Nobody is called that: who reads it is somebody else, whose name is not on file. */
const NOBODY =
  /\b(?:trust|trustees?|estate of|executors?|family|famil(?:y|ies)|owners?|occupants?|occupier|tenants?|residents?|unknown|anonymous|n\/a)\b/i;
/** What no name begins with. */
const NO_NAME =
  /^(?:the|a|an|thanks?|thank you|hi|hello|hey|dear|new|old|client|customer|supplier|job|site|unit|flat|shop|lot|to|attn|attention|re|accounts?|admin|info|sales|office|reception|enquir(?:y|ies))$/i;
const PERSON = /^\p{L}[\p{L}'\u2019-]*\.?$/u;
/** "Karen Walsh", at the end and in brackets. */
const ASK_FOR = /\((\p{Lu}[^\s()]*\s\p{Lu}[^()]*)\)$/u;
const LONGEST = frozen({ person: 2, business: 4 });

/**
 * What somebody is called in a greeting, by their name on file: a person by the first word of it or by title and surname, a
 * business by all of it, and who is to be asked for there where that stands in brackets ("Hillview Strata (Karen Walsh)"). null where the name
 * greets nobody: "The Smith Family Trust", "Mr", a number, an address.
 */
export function calledBy(name: string): string | null {
  const whole = name.trim();
  const [, person] = ASK_FOR.exec(whole) ?? [];
  const plain = whole.replace(/\([^()]*\)$/, '').trim();
  const words = plain.split(/\s+/);
  const [first = ''] = words;
  if (TITLE.test(first)) {
    if (words.length === 1) return null;
    return /^(?:&|and)$/i.test(words[1] ?? '') ? plain : `${first} ${words.at(-1)}`;
  }
  const isBusiness = BUSINESS.test(plain);
  if (!isBusiness && !NOBODY.test(plain) && !NO_NAME.test(first) && words.length <= LONGEST.person)
    return PERSON.test(first) ? first : null;
  if (person) return person.split(/\s+/)[0] ?? null;
  if (NOBODY.test(plain) || NO_NAME.test(first) || !/\p{L}/u.test(first) || plain.includes('@')) return null;
  return words.length <= LONGEST.business ? plain : null;
}
