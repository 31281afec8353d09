import { sentenceCase, tidy } from '../../extract/gap.ts';
import type { DayTime } from '../../extract/times.ts';
import { alternatives } from '../../lexicon/alternatives.ts';
import { APART_LAST } from '../../lexicon/talk.ts';
import { type Act, act, leading } from '../act.ts';
import { dayMeant, type SaidDay } from '../days.ts';
import { clientTarget, type Piece, type Scene } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';
import { daysBeforeJob } from './days-before-job.ts';
import { WANTS_PLAINLY } from './intake-words.ts';
import { PASTED } from './talk-beside.ts';
import { RECURS, REMIND, whoseTask } from './task-words.ts';

/** What somebody does himself and no record is: with these it is something to do, whoever is named. */
const ERRANDS = alternatives(`
  ring | call | phone | bell | chase | follow up | hassle | get onto | get on to | get hold of | get back to | catch up with | speak (?:to|with) | talk (?:to|with) | ask | check | double check | see | meet | visit | drop | pick up |
  collect | return | take | bring | measure | sort | pay | lodge | renew | register | submit | apply | wash | clean | service | sharpen | charge | load | unload | fill | fuel | print | sign | look (?:at|into|up|for) | find out | find |
  figure out | work out | confirm | organi[sz]e | arrange | line up | get (?!some\\b|\\d|an?\\b)[^,.]{2,40}?\\s(?:to (?!the\\b|an?\\b)\\p{L}+|done|serviced|fixed|locked in|sorted|booked|signed|looked at|checked|tagged|tested|registered|over|out)`);
/** Asked for as other records, whoever has to do it. */
const OTHERS = alternatives(`
  order | buy | grab | quote | invoice | bill | price | cancel | delete | remove | move | push | shift | bring forward | change | make | tell | text | e-?mail | message | send | let | put | add | book | schedule | start | finish | be | go | know | have | remember | pull out | stop | leave | love | say | admit | laugh | take a (?:break|day|nap|seat|breather) | get (?:home|going|off|back|out of) | do (?:it|that|him|her|them|this) |
  charge (?:him|her|them)`);
const LEAD = String.raw`^(?:(?:and|also|so|then|oh|righto|right|ok|okay|yeah|shit|bugger|jeez|actually|michelle|jerry|mate|pls|please|on|for|by|at|before|come)\b[\s,.!]*|[\s,])*`;
const HAVE_TO = alternatives(
  `need to | needs to | have to | has to | have got to | got to | gotta | gonna have to | gonna need to | going to have to | going to need to | must to | must | should | had better | better | i need | want to remember to`,
);
const I = String.raw`(?:(?:i|we|ill|i'll|we'll)\b(?:['’]?(?:ve|d))?\s*(?:also|really|still|just|prob|probably)?\s*)`;

/** "need to ring the council", "tomorrow i gotta see the bank": in the first person, with a verb behind it. */
const NEED = new RegExp(`${LEAD}${I}?(?:${HAVE_TO})\\s+(?<what>(?!(?:${OTHERS})\\b)\\p{L}.+)$`, 'iu');
const ERRAND = new RegExp(`^(?:${ERRANDS})\\b`, 'iu');
/** "jot down gotta measure up the gate", "put down that i have to see the bank". */
const DOWN = new RegExp(
  `${LEAD}(?:jot|put|write|note|stick|scribble|pop|chuck)\\s+(?:it\\s+|me\\s+)?down\\s*(?:that|:|,|-)?\\s*${I}?(?:${HAVE_TO}|to)\\s+(?<what>\\p{L}.+)$`,
  'iu',
);
/** "add to my list, ask the boys", "chuck on the to do list that i need to get the rego done". */
const LIST = new RegExp(
  `${LEAD}(?:can you\\s+|could you\\s+)?(?:(?:add|put|stick|chuck|pop|whack|bung|whip|jot|write)\\s+(?:this |it |that |one |down )?(?:to|on|onto|in)|one (?:more )?for|for)\\s+(?:my|the|our)\\s+(?:to-?\\s?do\\s*)?(?:list|to-?\\s?dos?)\\s*(?:[:,.;-]+|that\\b)?\\s*(?:${I}?(?:${HAVE_TO}|to)\\s+)?(?<what>\\p{L}.{4,})$`,
  'iu',
);
/** "put a task on me for tuesday, clean out the trailer". */
export const ON_ME = new RegExp(
  `${LEAD}(?:can you\\s+|could you\\s+)?(?:add|put|stick|chuck|pop|make|set|whack)\\s+(?:an?|one|another)\\s+(?:task|to-?\\s?do|reminder)\\s+(?:on|in for|down for|for)\\s+me\\b\\s*(?:for|on|by)?\\s*[:,.;-]*\\s*(?:to\\s+)?(?<what>\\p{L}.{4,})$`,
  'iu',
);
/** "ring bev about the sewer on tuesday, dont let me forget". */
const REMIND_LAST =
  /^(?<what>.{6,}?)[\s,.;-]+(?:and\s+|so\s+|please\s+|pls\s+|(?:could|can|would) you\s+)*(?:don'?t let me forget|do not let me forget|remind me(?: please)?|make sure i (?:don'?t forget|remember)|give me a (?:nudge|reminder)|set (?:me )?a reminder|put a reminder in|(?:stick|put|chuck|pop|add|whack|bung|jot|write)\s+(?:it|that|this|them|em)\s+(?:down\s+)?(?:on|to|in)\s+(?:my|me|the|our)\s+(?:to-?\s?do\s*)?(?:list|to-?\s?dos?))(?:\s+(?:for|on|by|about (?:it|that)|ok|okay|please|pls|mate|to do (?:it|that)|that|it|thanks|cheers|yeah))*[\s.!?]*$/iu;
/** "kaumatua is blessing the site thursday 6am, put that in, and no tools before 7". */
const PUT_IN_LAST =
  /^(?<what>[^.;]{6,90}?)[\s,.;-]+(?:can you |please |pls |so |just )*(?:put|pop|chuck|stick|whack|bung|note|pencil)\s+(?:it|that|this)\s+(?:in|down)(?:\s+(?:the|my|our)\s+(?:diary|calendar|book))?(?:\s+(?:for (?:me|us)|please|pls|mate|will (?:you|ya)|would (?:you|ya)|thanks|cheers))*(?:(?:\s*[,.;]\s*(?:and\s+)?|\s+and\s+)(?<more>\S.{4,80}))?[\s.!]*$/iu;
/** What somebody else does there: "the council bloke is inspecting the slab". */
export const HAPPENS =
  /^(?:(?:the|a|our|my)\s+)?(?:\p{L}+\s+){1,3}(?:is|are|'s|will be)\s+(?!(?:start|com|mov|do|go|be|book|want|need|shift|push|free|chang|happen|finish|work|look|ask)\w*\b)\p{L}{3,}ing\b/iu;
/** "chase col for the colour"; what is owed is chased by whoever knows of money. */
const CHASE =
  /^(?:(?:and|also|so|then|need to|gotta|got to|can you|please|pls)\s+)*(?<what>(?:chase(?: up)?|hassle|follow up(?: with)?|get onto|get on to)\s+\p{L}.*?\s(?:for|about|re|on|to get)\s+.+)$/iu;
/** "get on to bowens and send them the lot": that is done by an assistant. */
const AND_SENDS = /\b(?:and|to)\s+(?:send|order|e-?mail|text|tell|let|forward|flick|shoot|place)\b/iu;
const MONEY =
  /[$%]|\b(?:for|about|on|re) (?:(?:the|that|his|her|their|my) )?\d[\d,.]*k?(?=\W*$)|\b(?:invoices?|bills?|paid|pay(?:ment|ing)?s?|deposit|money|owe[sd]?|owing|balance|the rest|cash|quotes?|gst)\b/iu;
/** "monday 7am ring the tile shop": its day is said first. */
const DAY_FIRST = new RegExp(
  `${LEAD}(?:on\\s+|for\\s+|by\\s+)?\\s{3,}[\\s,:-]*(?<what>(?:${ERRANDS})\\s+\\p{L}.+)$`,
  'iu',
);
/** "give bev a bell thursday re the sewer". */
const BELL =
  /^(?:(?:and|also|so|then|need to|gotta|got to|i should|must|i have to)\s+)*(?<what>give\s+(?<who>(?!me\b|us\b)(?:the\s+)?[\p{L}'’-]+(?:\s+[\p{L}'’-]+){0,2}?)\s+an?\s+(?:bell|ring|call|buzz|tinkle|shout|hoy)\b.*)$/iu;

/** Thought aloud: only with its day a thing to do. */
const MUSING = /\b(?:should|better|really|really need)\b/iu;

interface Found {
  what: string;
  /** Asked for in so many words; else a day or an errand has to be said. */
  plain: boolean;
  /** Said behind it. */
  more?: string | undefined;
}

/** A way to say what has to be done; null where it is not said so. `day`: one is said. `someone`: somebody is named. */
type Form = (bare: string, day: boolean, someone: boolean) => Found | null;

const putOnList: Form = (bare) => {
  const what = [DOWN, LIST, ON_ME].map((form) => form.exec(bare)?.groups?.what).find(Boolean);
  return what ? { what, plain: true } : null;
};
const eventPutIn: Form = (bare, day, someone) => {
  const { what, more } = (day ? PUT_IN_LAST.exec(bare)?.groups : undefined) ?? {};
  if (!what) return null;
  const own = NEED.exec(what)?.groups?.what;
  const isToDo = own || !WANTS_PLAINLY.test(what);
  return isToDo && (!someone || HAPPENS.test(what)) ? { what: own ?? what, plain: true, more } : null;
};
const remindedLast: Form = (bare) => {
  const what = REMIND_LAST.exec(bare)?.groups?.what;
  return what ? { what: NEED.exec(what)?.groups?.what ?? what, plain: true } : null;
};
const chased: Form = (bare) => {
  const what = MONEY.test(bare) || AND_SENDS.test(bare) ? undefined : CHASE.exec(bare)?.groups?.what;
  return what ? { what, plain: true } : null;
};
const needed: Form = (bare, day, someone) => {
  const what = MONEY.test(bare) && someone ? undefined : NEED.exec(bare)?.groups?.what;
  const isMeant = what && (day || !MUSING.test(bare)) && (ERRAND.test(what) || (day && !someone));
  return isMeant ? { what, plain: false } : null;
};
const errandOnDay: Form = (bare, day) => {
  const what = day ? (DAY_FIRST.exec(bare) ?? BELL.exec(bare))?.groups?.what : undefined;
  return what ? { what, plain: false } : null;
};
const FORMS: readonly Form[] = [putOnList, eventPutIn, remindedLast, chased, needed, errandOnDay];

const found: Form = (bare, day, someone) => {
  for (const form of FORMS) {
    const read = form(bare, day, someone);
    if (read) return read;
  }
  return null;
};

const OBJECT =
  /\b(?:him|her)\b(?=\s*(?:$|[,.!]|(?:at|on|about|back|to|re|for|and|when|if|after|before|the|a|an|first|again)\b))/iu;
const BEFORE =
  /[\s,]*\b(?:\S+\s+)?(?:working\s+)?(?:days?|nights?|arvo|weeks?) before\b(?:\s+(?:that|the job|we start|i start))?/iu;
const ASKED = /\b(?:ask|find out|check|see|know)\b.*\b(?:who|what|when|which|whether|if|how)\b/iu;
const MOST_WORDS = 30;

/** Something that the tradie has to do himself, told without "remind me": a to-do. */
export function toDo(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  if (isNoToDo(piece)) return null;
  const [day] = values.days;
  // "ask the boys who can work saturday": the day is what is to be asked
  const asked = day !== undefined && ASKED.test(text.slice(0, day.start));
  const time = values.time?.value;
  const bare = asked ? text : blanked(text, [...values.days, ...(values.time?.spans ?? [])]);
  const { client, job, supplier } = values.named;
  const read = found(bare, day !== undefined, Boolean(client || job || supplier));
  // "remind me" with what is to be done behind it has a reader of its own
  if (!read || (REMIND.test(bare) && !REMIND_LAST.test(bare))) return null;
  const ahead = daysBeforeJob(text, scene, null);
  const due = ahead ?? (asked ? undefined : dueOn(day, time, scene));
  const name = nameOf(ahead ? read.what.replace(BEFORE, ' ') : read.what, piece, scene);
  if (!/\p{L}{3}.*\s\S/u.test(name)) return null;
  const notes = [time?.part, read.more].flatMap((told) => (told ? [sentenceCase(told)] : []));
  const args = {
    task_name: name,
    due_date: due,
    due_time: due ? time?.time : undefined,
    assigned_to: whoseTask(text),
    notes: notes.join('. ') || undefined,
  };
  return leading(act('create_task', args, null, wholeOf(text)));
}

const ASKED_TO =
  /\b(?:could|can|would) you\s+(?:please\s+)?(?:stick|put|chuck|pop|add|whack|bung|jot|write)\s+(?:it|that|this|them)\s+(?:down\s+)?(?:on|to|in)\s+(?:my|the|our)\s+(?:to-?\s?do\s*)?(?:list|to-?\s?dos?)\b/iu;
const isNoToDo = ({ text, values }: Piece): boolean =>
  (/\?\s*$/.test(text) && !ASKED_TO.test(text)) ||
  PASTED.test(text) ||
  RECURS.test(text) ||
  text.split(/\s+/).length > MOST_WORDS ||
  values.days.length > 1;

/** The day that is said, today where only an hour is; null where nobody can tell which day. */
const dueOn = (day: SaidDay | undefined, time: DayTime | undefined, { facts }: Scene): string | null | undefined =>
  (day ? dayMeant(day, facts.today, undefined, false) : undefined) ?? (time?.time ? facts.today : undefined);

/** What is to be done, without what leads up to it; "him" is whoever the talk is about. */
export function nameOf(what: string, piece: Piece, scene: Scene): string {
  const name = tidy(
    what
      .replace(/\s+/g, ' ')
      .replace(APART_LAST, '')
      .replace(/[\s,]+(?:but|though|eh|lol|haha|aye|mate)[\s.!]*$/iu, '')
      .replace(/(?:\s+(?:at|on|by|for|in|before|this|next|till|until))+(?=\s*(?:$|[,.!]))/giu, ''),
  );
  const who = OBJECT.test(name) ? clientTarget(piece, scene)?.record : null;
  return sentenceCase(who ? name.replace(OBJECT, who.name) : name);
}
