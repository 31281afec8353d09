// What people do that is on a list of things to do, with its forms. The first of a line is how it is told to be done.
const lines = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));

/** Verbs that mean the same where something is ticked off, each with its forms: to be done first, then as it was done. */
const GROUPS: readonly (readonly [readonly string[], readonly string[]])[] = lines(`
  ring call phone talk speak chase contact bell confirm follow / rang rung called phoned talked spoke spoken chased contacted confirmed followed
  get pick grab collect buy fetch order purchase / got gotten picked grabbed collected bought fetched ordered purchased
  send email post text forward flick message / sent emailed posted texted forwarded flicked messaged
  lodge submit file apply register / lodged submitted filed applied registered
  return drop take bring / returned dropped took taken brought
  pay settle / paid settled
  book organise organize arrange line hire sort / booked organised organized arranged lined hired sorted
  fix repair / fixed repaired
  wash clean hose / washed cleaned hosed
  measure / measured
  check inspect look test / checked inspected looked tested
  draw sketch / drew drawn sketched
  write do make prepare / wrote written did done made prepared
  choose select / chose chosen selected
  renew / renewed
  see meet visit / saw seen met visited
  load / loaded
  quote price / quoted priced
  sign / signed`).map((words) => {
  const at = words.indexOf('/');
  return [words.slice(0, at), words.slice(at + 1)];
});

const endsLike = (word: string): string => word.replace(/(?:ed|e|d)$/, '');

/** How a word stands to the verb that a thing to do begins with: told to be done, done, or not the same. */
export function formOf(word: string, verb: string): 'base' | 'past' | null {
  const group = GROUPS.find(([base]) => base.includes(verb));
  if (group?.[1].includes(word)) return 'past';
  if (word === verb || group?.[0].includes(word)) return 'base';
  return word.length > 4 && word.endsWith('ed') && endsLike(word) === endsLike(verb) ? 'past' : null;
}

const inGroupOf = (verb: string, of: string): boolean =>
  GROUPS.some(([base]) => base.includes(verb) && base.includes(of));
/** What is brought somewhere is back when it is done; what is fetched is here. */
export const isBrought = (verb: string): boolean => inGroupOf(verb, 'return');
export const isFetched = (verb: string): boolean => inGroupOf(verb, 'get');
export const isCall = (verb: string): boolean => inGroupOf(verb, 'ring');

const SMALL = new Set(
  `a an the to for of on at in re about with from by and out up off back over down him her them it my our his their that this some before
   after again job jobs task tasks today tomorrow mr mrs ms`.split(/\s+/),
);
/** Words in what is to be done that tell nothing of it. */
export const isSmallWord = (word: string): boolean => SMALL.has(word);
