import { BUSINESS_WORDS } from '../models/builtin/lexicon/businesses.ts';

/** A text that stands for a thing, and does not read like one. */
export interface Implausible {
  path: string;
  value: string;
}

type Kind = 'person' | 'thing' | 'work' | 'task' | 'place' | 'note';

/** Arguments that name a record or a line of one. What is written down as notes reads as it likes, unless it asks. */
const KINDS: Readonly<Record<string, Kind>> = {
  client: 'person',
  supplier: 'person',
  name: 'person',
  new_name: 'person',
  new_client: 'person',
  job_name: 'thing',
  item_name: 'thing',
  work: 'work',
  description: 'thing',
  task_name: 'task',
  address: 'place',
  add_note: 'note',
};
/** What a quote is for is told with sizes and details. */
const MOST_WORDS: Readonly<Record<Kind, number>> = {
  person: 6,
  thing: 9,
  work: 30,
  task: 14,
  place: 30,
  note: 1_000,
};

const list = (words: string): string => words.trim().split(/\s+/).join('|');
const among = (words: string): RegExp => new RegExp(`(?<![\\p{L}'’])(?:${list(words)})(?![\\p{L}'’])`, 'iu');

/** Who speaks, and to whom: a thing is not called by that. */
const SPEAKS = among(
  `i im i['’]m ill i['’]ll ive i['’]ve id i['’]d my me mine myself we we['’]re we['’]ll us our you ya u your youre you['’]re youse`,
);
/** Somebody who does something: what is to be done begins with the doing. */
const ACTS = among(`i im i['’]m ill i['’]ll ive i['’]ve we we['’]re we['’]ll you youre you['’]re`);
/** What points at something else. */
const POINTS = among(
  `it its it['’]s that thats that['’]s this these those there theres there['’]s theyre they['’]re they them theirs he hes he['’]s she shes she['’]s him hers`,
);
/** Talk around what is asked, and taking something back. */
const TALK = among(
  `mate bloody buggered righto yeah yep nah nope cheers please pls thanks ta sorry actually wait oops um umm uh reckon cos coz gonna wanna gotta dunno bugger crikey hey hi gday instead meant scratch scrap`,
);
/** Verbs that ask for something, at the beginning. */
const ASKS = new RegExp(
  `^(?:${list('set make change put add create new need want can could would chuck whack bung pop stick give get let lets update log record mark send bill take remind tell ask show what when where who how why did does do is are was were has have')})\\b`,
  'iu',
);
/** Days and hours belong in fields of their own. */
const WHEN = among(
  `today tonight tomorrow tomoz tmrw yesterday mondays? tuesdays? wednesdays? thursdays? fridays? saturdays? sundays? mon tues tue wed weds thurs thu fri arvo`,
);
/** A place in a list that somebody typed. */
const LISTED = /^\s*(?:\d{1,2}\s*[.)](?!\d)|[-*•])\s*/;

/** The names in the arguments of a call that are words of the command or the talk around it. */
export function implausible(args: Readonly<Record<string, unknown>>, tool: string): Implausible[] {
  return texts(args).filter(({ path, value }) => {
    const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
    const kind = KINDS[name];
    // beside a name of its own, a description is free text
    if (!kind || (name === 'description' && !describes(tool, path))) return false;
    return !isPlausible(value, kind);
  });
}

/** Where the description is what the record is called by. */
const describes = (tool: string, path: string): boolean =>
  path.startsWith('lines.') || /finance|invoice|payment|expense/.test(tool);

/** "do it, he'll have signed": what is to be done stands in another message. */
const ONLY_POINTS =
  /^(?:do|finish|sort|fix|start|lodge|chase|check) (?:it|that|this|them|those)(?:$|[\s,.](?!up\b|out\b))/iu;

/** "give me", "lastly, who", "note Pat wants the lock looked at": words around a task, or to whoever writes it down. */
const NO_TASK =
  /^(?:give|get|make|set|put|add|do)\s+(?:me|us)(?:\s+(?:a|one))?$|^(?:lastly|finally|firstly|secondly|thirdly)\b|(?:^|[\s,])(?:who|what|which|when|where|how)$|^notes?\s+(?:that\s+)?(?:\p{L}[\p{L}'’]*\s+){1,3}(?:wants?|needs?|said|says|has|is|would)\b/iu;

/** What is left over of a sentence, not what something is called. */
const LEFTOVER =
  /^(?:already|less|plus|and|but|or|the rest|because|not|is|are|was|of|so)\b|^(?:(?:the |all )?(?:spare|same|more|stays?|rest|list|order list|inside|extra|all up|left|too|also|off|back|better|best|enough|plenty|ex|inc|each|ea|fine|good|ok|okay|right|sure|gst)s?)$|^(?:the )?same\s+\p{L}+$/iu;
/** What somebody is called to their face is nobody's name: who it is stands on another record. */
const CALLED =
  /^(?:the |my |our )?(?:madam|maam|ma['’]am|sir|missus|boss|lady|bloke|fella|guy|whaea|matua|koro|aunty|auntie|uncle|doctor|doc|father|pastor|signora|signor|nonna|nonno|bhai|uso)$/iu;

/** "the dentist", "the tenant": a kind of people or of place, which a name may hold and is not by itself. */
const KIND_OF_PEOPLE: ReadonlySet<string> = new Set(
  `tenant tenants landlord owner owners neighbour neighbours builder architect dentist agent mum mom dad sister brother cousin wife husband
  daughter son nephew niece uncle aunt mate client customer supplier plumber sparky electrician painter chippy plasterer manager secretary
  receptionist caretaker principal priest preacher kids boys office`.split(/\s+/),
);
function isOnlyAKind(name: string): boolean {
  const [word = '', ...more] = name
    .toLowerCase()
    .replace(/^(?:the|my|our|his|her|their|a|an)\s+/, '')
    .split(/\s+/);
  return !more.length && (KIND_OF_PEOPLE.has(word) || BUSINESS_WORDS.has(word));
}

/** "a job for Daphne, ducted heating": what was asked for, written down instead of made. */
const ASKED_FOR = /^(?:an?|the|one)\s+(?:new\s+)?(?:job|quote|invoice|order|task|reminder|client)\s+for\b/iu;

function isPlausible(value: string, kind: Kind): boolean {
  const words = value.trim().split(/\s+/);
  // a note may read as it likes, and an address: "U 3/14, Our Lady's"
  if (kind === 'note') return !ASKED_FOR.test(value);
  if (kind === 'place') return !ACTS.test(value);
  if (words.length > MOST_WORDS[kind] || LISTED.test(value) || TALK.test(value) || LEFTOVER.test(value)) return false;
  if (kind === 'person' && (CALLED.test(value) || isOnlyAKind(value.trim()))) return false;
  // "get my ladder back" is a task as people write them
  if (kind === 'task') return !ACTS.test(value) && !ONLY_POINTS.test(value) && !NO_TASK.test(value);
  return !SPEAKS.test(value) && !POINTS.test(value) && !ASKS.test(value) && !WHEN.test(value);
}

function texts(value: unknown, path = ''): Implausible[] {
  if (typeof value === 'string') return [{ path, value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, path ? `${path}.${key}` : key));
}
