import { startsForTeam } from './for-team.ts';
import { depends } from './held.ts';
import { type Around, beyondUs, type Intent, intentsOf, PLAIN } from './intent/intents.ts';
import { isQuestion } from './intent/is-question.ts';
import { mask } from './intent/mask.ts';
import { takesAwayAnother } from './intent/takes-away.ts';
import { unmarked } from './lexicon/corrections.ts';
import { goesOn } from './lexicon/goes-on.ts';
import { OPENS_NOTE } from './lexicon/notes.ts';
import { opens, opensAsQuestion } from './lexicon/openers.ts';
import { saysWhere } from './lexicon/says-where.ts';
import {
  A_THING,
  CLOSES,
  DELETES_IT,
  DOES_SO,
  IT_IS_ON,
  LABELLED,
  MAKES_INVOICE,
  MAKES_PRICED,
  OF_EACH,
  ONE_TO_DO,
  OTHER_ASK,
  PART_OF_WORK,
  POINTS_BACK,
  PRICE_ALONE,
  REMINDS_OF,
  SAME_PERSON,
  SAYS,
  SCENE,
  THEY_WANT,
  TO_DOS,
  WHAT_THEY,
  WHEREABOUTS,
} from './lexicon/splits.ts';
import { DAY_OFF, MAKE_IT, NEW_CONTACT, OF_THE_SAME, SENDS_IT, SHARE_NOW } from './lexicon/story.ts';
import { CLEAR, hard, NAMED, named, newSubject, slotsOf, VALUE } from './sides-of-joint.ts';

/** Neither a figure nor a record is named. */
const plainWords = (text: string, around: Around): boolean => !/\d/.test(text) && named(text, around).length === 0;

/** Words. A longer text is more than a value; to see that costs nothing. */
const MOST_OF_A_VALUE = 10;

/** "$5,540 inc gst" alone asks for nothing: what it is the price of follows. */
const valueAlone = (text: string, { records, facts }: Around): boolean =>
  text.split(/\s+/).length <= MOST_OF_A_VALUE &&
  !/\p{L}/u.test(
    mask(text, records, facts)
      .replace(/\{(?:money|number|percent|date|time)\}/g, ' ')
      .replace(/\b(?:inc|incl|plus|gst|due|at|on|by|for|only|all|up|in|total)\b/gi, ' '),
  );

/** "for the slab job", "budget of the slab job": what is to be done there follows. */
const sceneAlone = (text: string, { records, facts }: Around): boolean =>
  SCENE.test(text) && LABELLED.test(mask(text.replace(SCENE, ' '), records, facts).trim());

/** "Bill Mbeki", "Mark Ratu": somebody on file, and no order. */
const nameAlone = (text: string, { records }: Around): boolean =>
  records.some(({ kind, name }) => kind === 'client' && name.toLowerCase() === text.trim().toLowerCase());

/** What these say goes on with work to be done: "a new deck, remove the old one". */
const WORK = new Set(['create_job', 'create_quote', 'create_client', 'update_quote']);

/** What stands on both sides of a joint; what each asks for is read once somebody wants to know. */
interface Sides {
  /** Behind the joint. */
  text: string;
  /** The request before it, as far as it is put together. */
  current: string;
  joint: string;
  isHard: boolean;
  around: Around;
  left(): Intent | undefined;
  right(): Intent | undefined;
  /** What the text asks for that no tool gives. */
  beyond(): ReturnType<typeof beyondUs>;
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function sidesOf(text: string, current: string, joint: string, around: Around): Sides {
  const beyond = lazily(() => beyondUs(text, around));
  return {
    text,
    current,
    joint,
    isHard: hard(joint),
    around,
    left: lazily(() => intentsOf(current, around)[0]),
    right: lazily(() => (beyond() ? undefined : intentsOf(text, around)[0])),
    beyond,
  };
}

/** Whether a new request begins behind the joint, wherever the rule applies. */
interface Rule {
  applies(sides: Sides): boolean;
  begins: boolean;
}
const beginsWhere = (applies: Rule['applies']): Rule => ({ applies, begins: true });
const goesOnWhere = (applies: Rule['applies']): Rule => ({ applies, begins: false });

const namesNothing = (text: string, around: Around): boolean => named(text, around).length === 0;
const hasSlot = (text: string, slot: RegExp, around: Around): boolean =>
  slotsOf(text, around).some((one) => slot.test(one));
const makesClient = ({ left }: Sides): boolean => left()?.tool === 'create_client';
/** Both sides ask for the same tool. */
const bothAskFor = ({ left, right }: Sides, tool: string): boolean => left()?.tool === tool && right()?.tool === tool;

/** In this order: the first rule that applies decides. */
const RULES: readonly Rule[] = [
  // by the words on both sides
  beginsWhere(({ text }) => startsForTeam(text)),
  beginsWhere(({ text, isHard, around }) => isHard && depends(text, around)),
  goesOnWhere(({ text, current, joint, isHard, around }) => !isHard && depends(current + joint + text, around)),
  beginsWhere(({ text, around }) => NEW_CONTACT.test(text) && hasSlot(text, /phone|email|address/, around)),
  beginsWhere(({ text, current }) => SENDS_IT.test(text) && MAKES_INVOICE.test(current)),
  goesOnWhere(
    ({ text, current, joint, around }) =>
      /^\s*,\s*$/.test(joint) && OPENS_NOTE.test(current) && plainWords(text, around),
  ),
  goesOnWhere(({ text, current }) => PRICE_ALONE.test(text) && MAKES_PRICED.test(current)),
  goesOnWhere(({ text, current }) => goesOn(text, current) && !REMINDS_OF.test(text)),
  goesOnWhere(({ text, current }) => A_THING.test(current) && opensAsQuestion(text) && OF_THE_SAME.test(text)),
  goesOnWhere(
    ({ text, current, around }) => isQuestion(current) && OF_THE_SAME.test(text) && namesNothing(text, around),
  ),
  goesOnWhere(({ text, current }) => WHEREABOUTS.test(current) && opensAsQuestion(text)),
  goesOnWhere(({ text }) => /^how much of (?:it|that|this)\b/i.test(text)),
  beginsWhere(({ text }) => SHARE_NOW.test(text)),
  goesOnWhere(
    ({ text, current, around }) =>
      saysWhere(text, current) || valueAlone(current, around) || sceneAlone(current, around),
  ),
  goesOnWhere(
    ({ text, current, isHard, around }) =>
      nameAlone(text, around) || (TO_DOS.test(current) && !isHard && !startsForTeam(text)),
  ),
  goesOnWhere(({ text, current, isHard }) => POINTS_BACK.test(text) || (!isHard && unmarked(current) === '')),
  goesOnWhere(({ text, current }) => OF_EACH.test(text) && isQuestion(current)),
  goesOnWhere(({ text, current }) => ONE_TO_DO.test(current) && !startsForTeam(text)),
  beginsWhere(({ text, isHard }) => isHard && opensAsQuestion(text)),

  // by what the request before the joint asks for
  goesOnWhere(({ text, current }) => DAY_OFF.test(current) && MAKE_IT.test(text)),
  beginsWhere(({ text, left }) => DAY_OFF.test(text) && left()?.tool === 'create_finance_record'),
  goesOnWhere((sides) => makesClient(sides) && SAME_PERSON.test(sides.text)),
  goesOnWhere(({ text, left }) => left()?.tool.startsWith('update_') === true && DOES_SO.test(text)),
  // "scrap job 7241, delete it out of the system": the same once more
  goesOnWhere(({ text, left }) => left()?.verb === 'delete' && DELETES_IT.test(text)),
  beginsWhere(({ text, left, around }) => takesAwayAnother(mask(text, around.records, around.facts), left())),

  // by what both ask for
  // "get into their account and tell me what they charge" asks for one thing
  goesOnWhere(({ text, current, around }) => WHAT_THEY.test(text) && beyondUs(current, around) === 'cannot_other'),
  goesOnWhere(({ right, beyond }) => !beyond() && !right()),
  // "4 lengths of copper and chuck in two tins of flux" is one order
  goesOnWhere(
    (sides) =>
      bothAskFor(sides, 'create_procurement_item') &&
      !sides.isHard &&
      namesNothing(sides.text, sides.around) &&
      !hasSlot(sides.text, NAMED, sides.around),
  ),
  // "been out to see the Calloways, ... They want 24 metres of edging": what they want was led up to
  goesOnWhere(({ text, left, around }) => {
    const before = left();
    return (
      THEY_WANT.test(text) &&
      before !== undefined &&
      before.sure < CLEAR &&
      before.tool !== 'create_client' &&
      namesNothing(text, around)
    );
  }),
  // "lost the wall, Vaucluse went with another mob. Mark that quote declined" is told of one quote
  goesOnWhere(
    (sides) =>
      bothAskFor(sides, 'update_quote') &&
      (namesNothing(sides.text, sides.around) || namesNothing(sides.current, sides.around)),
  ),
];

/** Whether a new request begins behind a joint, or the one before it goes on. */
export function begins(text: string, current: string, joint: string, around: Around): boolean {
  const sides = sidesOf(text, current, joint, around);
  const rule = RULES.find(({ applies }) => applies(sides));
  if (rule) return rule.begins;
  return opens(text) ? openedBegins(sides) : toldBegins(sides);
}

/** How sure it is what is asked behind the joint. */
const sureOf = ({ right, beyond }: Sides): number => (beyond() ? 1 : (right()?.sure ?? 0));

/** A text that opens as a request does. */
function openedBegins(sides: Sides): boolean {
  const { text, current, joint, isHard, around, left, right } = sides;
  const sure = sureOf(sides);
  if (sure < PLAIN) return false;
  const before = left();
  // the words of a message to somebody go on; so does what a reminder is about
  if (before?.tool === 'send_message' && !isHard) return startsForTeam(text) || /\b(?:also|then|plus)\b/i.test(joint);
  if (isReminder(before, current) && IS_AND.test(joint))
    return sure >= CLEAR && right()?.owner !== 'michelle' && hasSlot(text, VALUE, around);
  if (before && WORK.has(before.tool) && !isHard && PART_OF_WORK.test(text) && !OTHER_ASK.test(text))
    return sure >= CLEAR && newSubject(text, current, around);
  // "new client Bob, he wants a deck some day" is a note on Bob; with a price or a day it is a job
  if (makesClient(sides) && /^(?:he|she|they)\b/i.test(text)) return hasSlot(text, /money|date/, around);
  return true;
}
const IS_AND = /^\s+(?:and|&)\s+$/i;
const isReminder = (intent: Intent | undefined, text: string): boolean =>
  intent?.tool === 'create_task' && SOMETHING_TO_DO.test(text);
const SOMETHING_TO_DO = /\bto\b|^(?:ring|call|pick|book)/i;

/** A text that tells something; a request only where that is clear. */
function toldBegins(sides: Sides): boolean {
  const { text, current, joint, isHard, around, left, right } = sides;
  const [before, after] = [left(), right()];
  if (!after || !before || before.sure < PLAIN) return false;
  const isOther = after.tool !== before.tool;
  if (CLOSES.test(text) && after.tool === 'update_job' && isOther) return true;
  if (IT_IS_ON.test(text) && before.tool === 'update_job' && slotsOf(text, around).includes('{date}')) return true;
  if (before.tool === 'create_client' && isHard) return /money|date/.test(slotsOf(text, around).join());
  if (SAYS.test(text) && /also|then|plus/i.test(joint)) return after.sure >= PLAIN && isOther;
  if (after.sure < CLEAR || !newSubject(text, current, around)) return false;
  return SAYS.test(text) || (isHard && isOther);
}
