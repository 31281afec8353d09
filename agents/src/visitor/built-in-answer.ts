import type { SiteLink, VisitorAnswer } from '@smoko/contract';
import type { Found, Library } from './library.ts';
import { CONTACT, DOCUMENTATION, offersFor, SUPPORT } from './offers.ts';
import type { Passage } from './passage.ts';
import { termsOf, wordsOf } from './words.ts';

const GREETING =
  /^(hi|hey|hello|g'?day|gday|yo|kia ora|morning|good (morning|afternoon|evening)|howdy)\b[\s\w,!.']{0,20}$/i;
const THANKS = /^(thanks?|thank you|cheers|ta|ok thanks|great|perfect|legend|no worries)\b[\s\w,!.']{0,30}$/i;
const ACCOUNT =
  /\b(my (account|login|data is)|log me in|reset my (password )?(for me|please)|other (users?|customers?|accounts?)|admin (password|access))\b/i;

/** Of the people behind it the site tells nothing. ("How many jobs do you give me" is about what it does.) */
const ABOUT_US =
  /\b(how many (?:[\w-]+ ){0,3}(?:do you(?: guys| all)? have|are you|of you)\b|how (?:old|big|rich) (?:are you|is (?:smoko|your))|your (ceo|boss|owner|founder|investors|shares|revenue)|(ceo|founder)\b|are you (hiring|carbon))/i;

const HELLO =
  "G'day, I'm Jerry. Ask me what Smoko does, what it costs or how to get going. I answer from this site's own pages.";
const WELCOME_BACK = 'No worries. Ask away if there is anything else.';
const NO_ACCOUNT =
  'I cannot see or change any account from here. Sign in for that; if you cannot get in, the sign-in page and Support help.';
const NOT_SAID =
  "I don't know: this site does not say anything about that. A person answers you through the contact form.";

const ELSEWHERE =
  "I don't know: this site does not say that. This is the page that comes closest; a person can tell you more.";
const A_PERSON = 'A person answers you through the contact form.';

/** Less of the question than this in a passage, and it is about something else. */
const ENOUGH = 0.55;
const SURE = 0.75;
/** The same where its title has little of the question: a word in passing says little of what a passage is about. */
const IN_PASSING = 0.8;

/** Like the question enough to be its answer (tests/api/visitor-questions.test.ts says how well that works). */
function isLike(question: string, { coverage, named }: Found): boolean {
  if (named >= ENOUGH) return true;
  return coverage >= IN_PASSING && termsOf(question).length > 1;
}
const SENTENCES = 2;
/** A passage of so many characters is said as a whole: an answer to a question, most often. */
const SHORT = 420;
const LINKS = 3;

const FIXED: readonly [RegExp, string, SiteLink[]][] = [
  [GREETING, HELLO, [DOCUMENTATION]],
  [THANKS, WELCOME_BACK, []],
  [ACCOUNT, NO_ACCOUNT, [{ title: 'Sign in', href: '/auth' }, SUPPORT]],
];

/** What is said without looking anything up. */
export function smallTalk(question: string): VisitorAnswer | null {
  const known = FIXED.find(([pattern]) => pattern.test(question.trim()));
  return known ? { answer: known[1], links: known[2] } : null;
}

/** Where a wish leads somewhere, that page; a person can always be asked. */
export function notSaid(question: string): VisitorAnswer {
  const offers = offersFor(question);
  const asksForPerson = offers.some(({ href }) => href === CONTACT.href);
  const answer = asksForPerson ? A_PERSON : offers.length > 0 ? ELSEWHERE : NOT_SAID;
  return { answer, links: links([], [...offers, CONTACT]) };
}

/** The site's own sentences, and where they stand. No word of it is made up. */
export function builtInAnswer(library: Library, question: string): VisitorAnswer {
  const found = library.find(question, 3);
  const [best, second] = found;
  if (!best || ABOUT_US.test(question) || !isLike(question, best)) return notSaid(question);
  const said = sentencesFor(library, question, best.passage);
  const lead = best.coverage < SURE ? 'The closest the site comes: ' : '';
  const near = second && isLike(question, second) && second.passage.href !== best.passage.href ? [second] : [];
  return { answer: `${lead}${said}`, links: links([best, ...near], offersFor(question)) };
}

/** Pages first, then forms; each address once. */
export function links(found: readonly Pick<Found, 'passage'>[], offers: readonly SiteLink[]): SiteLink[] {
  const all = [...found.map(({ passage: { title, href } }) => ({ title, href })), ...offers];
  return all.filter(({ href }, i) => all.findIndex((other) => other.href === href) === i).slice(0, LINKS);
}

/** What is still to come is never left out. */
const NOT_YET = /\bcoming soon\b|\bnot yet\b|^Today:/i;
const SENTENCE = /[^.?!]+(?:[.?!](?!\s|$)[^.?!]*)*[.?!]*\s*/g;

/** It answers the question of the page, not the visitor's. */
const BARE_YES = /^(?:Yes|No)[,.] (\w)/;
const capital = (_: string, letter: string): string => letter.toUpperCase();

/** The sentences that speak of what was asked, in their order; the first ones of a passage where none stands out. */
function sentencesFor(library: Library, question: string, { text }: Passage): string {
  if (text.length <= SHORT) return text.replace(BARE_YES, capital);
  const asked = new Set(termsOf(question));
  // a bare "No." answers the question of the page, not the visitor's
  const sentences = (text.match(SENTENCE) ?? [text]).filter(
    (sentence) => wordsOf(sentence).length > 2 || NOT_YET.test(sentence),
  );
  const scored = sentences.map((sentence, i) => {
    const met = termsOf(sentence).filter((term) => asked.has(term));
    const worth = met.reduce((sum, term) => sum + library.weight(term), 0);
    return { sentence: sentence.trim(), i, worth: worth / Math.sqrt(8 + wordsOf(sentence).length) };
  });
  const best = scored.toSorted((a, b) => b.worth - a.worth || a.i - b.i).slice(0, SENTENCES);
  return scored
    .filter((one) => best.includes(one) || NOT_YET.test(one.sentence))
    .map(({ sentence }) => sentence)
    .join(' ')
    .replace(BARE_YES, capital);
}
