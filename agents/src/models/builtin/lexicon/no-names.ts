import { FIRST_NAMES } from './first-names.ts';
import { NAME_ENDS, PARTICLES, TITLE } from './name-ends.ts';

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Verbs and nouns of requests: in front of a name they are no part of it, and alone they are no name. */
const ASKED: ReadonlySet<string> = new Set(
  words(`add ad adding make making create open opened opening set put pop stick chuck whack bung throw log enter save record keep load list register jot take
  note write book sign lodge need needs want wants would could can cannot should we we've weve i i've ive i'd you ya u he hes he's she shes she's they them him her it
  its it's that who which there theres there's started starting buying buy bought use using come comes from off for to of in on at by with as and or the a an
  get gets got getting found picked up scored landed met down through one ones two three four both these those this another new nu fresh mate mates righto right ok okay
  yeah yep nah no not hey hi hello gday evening morning arvo kindly please pls just also then so say said mind saving lead leads punter punters referral record
  client clients customer customers cust cli supplier suppliers sup vendor vendors contact contacts people bloke blokes lady guy fella fellas mob outfit place crowd
  name names named called company business card cards entry details something someone somebody anyone job jobs work order orders project projects
  now today tomorrow here me us my our your his their hers thanks thx ta cheers lol don't dont double wait sorry actually if when cause because be being was were is are
  phone mobile email address number site account accounts info good great friend neighbour wants keen after literally first second third last other
  cheaper better closer decent different attend see below changes changing
  kind regards cheerio added made put value commencing kick notes jb asked came home show list book books system board diary schedule file roll`),
);
const plain = (word: string): string => word.toLowerCase().replace(/[^\p{L}'&-]/gu, '');

/** No word that a name begins with, unless it is one: "will", "may". */
const leads = (word: string, next: string | undefined): boolean => {
  const low = plain(word);
  if (low === '' || low === 'the' || (next !== undefined && (TITLE.test(low) || low === 'st'))) return low === '';
  if (FIRST_NAMES.has(low) && next !== undefined && /^\p{Lu}/u.test(word) && /^\p{Lu}/u.test(next)) return false;
  return ASKED.has(low) || (NAME_ENDS.has(low) && !FIRST_NAMES.has(low));
};

/** The words of a request in front of a name off: "Need Marcus Thorne" is Marcus Thorne. Empty when nothing is left. */
export function withoutAsking(name: string): string {
  let left = name.trim().split(/\s+/);
  while (left[0] !== undefined && leads(left[0], left[1])) left = left.slice(1);
  // "sparky wholesaler Volt City": small words before capitals say what it is
  const capital = left.findIndex((word) => /^\p{Lu}/u.test(word));
  if (
    capital > 0 &&
    left.slice(0, capital).every((word) => !PARTICLES.has(word) && !TITLE.test(word) && word !== 'the')
  )
    left = left.slice(capital);
  return left.every((word) => ASKED.has(plain(word)) || NAME_ENDS.has(plain(word))) && !isBusinessOfSmall(left)
    ? ''
    : left.join(' ');
}

/** "Skip To It" is a name for its capitals, though none of its words is. */
const isBusinessOfSmall = (left: readonly string[]): boolean =>
  left.length > 1 && left.every((word) => /^\p{Lu}/u.test(word));

/** Made of request words, pronouns and little words only: to be asked about, never stored. */
export const isNoName = (name: string): boolean => withoutAsking(name) === '';
