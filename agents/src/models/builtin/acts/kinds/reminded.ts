import { sentenceCase, tidy } from '../../extract/gap.ts';
import { APART_LAST } from '../../lexicon/talk.ts';
import { type Act, act, leading, words } from '../act.ts';
import { unexplained } from '../coverage.ts';
import { dayMeant } from '../days.ts';
import { clientTarget, focus, jobTarget, type Piece, type Scene } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';
import { daysBeforeJob } from './days-before-job.ts';
import { isTalk, PASTED } from './talk-beside.ts';
import {
  BOOK,
  CHASE,
  ERRAND,
  GET_TO,
  GOTTA,
  PARTS_OF_DAY,
  RECURS,
  REMIND,
  TO,
  VISIT,
  whoseTask,
} from './task-words.ts';
import { ON_ME } from './to-do.ts';

/** Other things asked in the same breath are acts of their own. */
const OTHER =
  /\b(?:invoice|bill|quote|text|e-?mail|message)\s+(?:him|her|them|it|the|\p{Lu})|\band\s+(?:put|mark|record|log|enter|chuck|pop|whack)\s+(?:down\s+|in\s+)?\$?\d/u;
const TEAM = /\b(?:get|tell|ask|for)\s+(?:jerry|michelle|sarah|renea)\b/iu;

const BREAKS_OFF = /[:,-]\s*$/u;
const AHEAD_OF = /\b(?:days?|weeks?|fortnight|months?|hours?)\s+(?:out|ahead|prior|early|beforehand)\b/iu;

interface Errand {
  /** What stands before it. */
  before: string;
  /** How sure it is that it is one: a visit or an errand needs its day. */
  needsDay: boolean;
  at: number;
}

/** "remind me at 4 to pick up the trampoline", "get the apprentice to load the saw tonight", "book the inspector for the 26th at 3". */
export function reminded(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  if (isNoReminder(piece)) return null;
  const bare = withoutWhen(piece);
  const errand = errandIn(text, bare, values.named.client !== undefined || values.named.job !== undefined);
  if (!errand || !isTalk(errand.before) || (errand.needsDay && OWN_TIME.test(text))) return null;
  const dayBefore = values.days.some(({ end }) => end <= errand.before.length && end < errand.at);
  if (isCountedAhead(text, errand, dayBefore)) return null;
  const ahead = errand.needsDay ? null : daysBeforeJob(text, scene, null);
  const { name, note } = named(bare.slice(errand.at), ahead !== null);
  if (!name || COURTESY.test(name)) return ofTheTalk(piece, scene, errand);
  if (!isErrandName(name)) return null;
  const due = ahead ?? dueOn(piece, scene);
  if (due === null || (errand.needsDay && !due)) return null;
  const made = taskOf(withPerson(name, piece, scene), due, note, piece);
  // the rules in decide/ look for the day behind "remind me"
  return dayBefore || ahead || BREAKS_OFF.test(bare.slice(0, errand.at)) ? leading(made) : made;
}

/** Without its day and hour, and the part of the day right behind it: "sunday nite". */
const withoutWhen = ({ text, values }: Piece): string =>
  blanked(text, [
    ...values.days,
    ...(values.time?.spans ?? []),
    ...values.days.flatMap(({ end }) => {
      const part = PART_OF_DAY.exec(text.slice(end));
      return part ? [{ start: end, end: end + part[0].length }] : [];
    }),
  ]);
const PART_OF_DAY = new RegExp(`^\\s+(?:${PARTS_OF_DAY})\\b`, 'iu');

/** "the licence runs out on the 31st, nudge me 2 weeks out": counted from what is told before. */
const isCountedAhead = (text: string, { before }: Errand, dayBefore: boolean): boolean =>
  AHEAD_OF.test(text) || (dayBefore && unexplained(before, []).length > 0);

const isNoReminder = ({ text, values }: Piece): boolean =>
  /\?\s*$/.test(text) ||
  ON_ME.test(withoutWhen({ text, values })) ||
  TEAM.test(text) ||
  PASTED.test(text) ||
  RECURS.test(text) ||
  values.days.length > 1;

/** Something to do; which job it belongs to is read by whoever links jobs. */
const isErrandName = (name: string): boolean => /\p{L}{3}/u.test(name) && !OTHER.test(name) && !/\bjob\b/iu.test(name);

function taskOf(name: string, due: string | undefined, note: string | undefined, { text, values }: Piece): Act {
  const { time, part } = values.time?.value ?? {};
  const args = {
    task_name: name,
    due_date: due,
    due_time: due ? time : undefined,
    assigned_to: whoseTask(text),
    notes: [part && sentenceCase(part), note].filter(Boolean).join('. ') || undefined,
  };
  return act('create_task', args, null, wholeOf(text));
}

/** "remind me, thanks": nothing is to be done by that name. */
const COURTESY = /^(?:thanks|thank you|cheers|ta|chur|please|pls|mate|ok|okay)[\s.!]*$/iu;

/** What somebody does on their day off goes on no list. */
const OWN_TIME =
  /\b(?:beach|footy|fishing|camping|church|surf(?:ing)?|pool|zoo|movies|barbie|soccer|netball|cricket|races|pub)\b/iu;

/** "remind me the day before": of what was made or changed last; "remind me" alone is asked about. */
function ofTheTalk({ text, values }: Piece, scene: Scene, { before }: Errand): Act | null {
  const all = wholeOf(text);
  const of = focus(scene, ['task', 'item', 'job']);
  const [day] = values.days;
  const due = day?.is === 'shift' && day.days < 0 ? dayMeant(day, scene.facts.today, of?.date, false) : null;
  if (of && due)
    return act(
      'create_task',
      {
        task_name: of.client ? `${of.name}, ${of.client}` : of.name,
        due_date: due,
        assigned_to: whoseTask(text),
      },
      null,
      all,
    );
  return day || values.time || before.trim() ? null : words('What should I remind you of, and when?', all);
}

/** `bare` is the text without its day and time, in the same places. */
function errandIn(whole: string, text: string, client: boolean): Errand | null {
  const remind = REMIND.exec(text);
  if (remind) {
    const end = remind.index + remind[0].length;
    return { before: text.slice(0, remind.index), needsDay: false, at: end };
  }
  const get = GET_TO.exec(text);
  if (get && !client)
    return { before: text.slice(0, get.index), needsDay: false, at: get.index + get[0].search(/\s\S/u) + 1 };
  const book = BOOK.exec(text);
  if (book) return { before: text.slice(0, book.index), needsDay: true, at: book.index };
  const visit = VISIT.exec(whole);
  if (visit)
    return { before: text.slice(0, visit.index).replace(/\bfor\b.*$/isu, ' '), needsDay: true, at: visit.index };
  if (CHASE.test(text)) return { before: '', needsDay: true, at: 0 };
  const gotta = client ? null : GOTTA.exec(text);
  if (gotta) return isTalk(text.slice(gotta[0].length)) ? { before: '', needsDay: true, at: gotta[0].length } : null;
  const go = DAY_FIRST.test(text) ? ERRAND.exec(text) : null;
  return go ? { before: '', needsDay: true, at: go.index + (go[0].match(SUBJECT)?.[0].length ?? 0) } : null;
}
/** With its day first, what somebody does is an errand. */
const DAY_FIRST =
  /^(?:[^,.!?]{0,25}[,.!]\s+)?(?:(?:and|so|also|then)\s+)*(?:(?:on\s+)?(?:that|same|the same) day\b|\s{3,})/iu;
const SUBJECT = /^(?:i|we)\s*(?:'ve|'m|'ll|am|will|also|have to|gotta|got to|must|need to)?\s*/iu;

/** The day itself is a value, so only the job may be left of it. */
const OF_WHOM = /^\s*(?!to\b)(?:\S+\s+){1,4}?(?=to\s)/iu;
const BEFORE_IT =
  /\b(?:the\s+)?(?:working\s+)?(?:day|night|arvo|week) before\b(?:\s+[^,.]{1,30}?(?=\s+to\s)|\s+(?:that job|the job|we start|i start))?/iu;
/** The name of what is to be done; a sentence behind it tells why. */
function named(body: string, relative: boolean): { name: string; note: string | undefined } {
  const left = relative ? body.replace(BEFORE_IT, ' ').replace(OF_WHOM, '') : body;
  const [first = '', ...more] = left.replace(/\s+/g, ' ').split(/(?<=\p{L}{2}|\d)\s*[.!]\s+/u);
  const bare = tidy(first)
    .replace(TO, '')
    .replace(
      /^(?:(?:on|at|by|for|from|the|this|in|before|,)\s+)+(?=(?:to|call|ring|pick|get|order|check|drop|grab|go|see|book)\b)/iu,
      '',
    )
    .replace(TO, '')
    .replace(/^the\s+/iu, '')
    .replace(PUT_IN, '')
    .replace(APART_LAST, '');
  const note = tidy(more.join('. '));
  return {
    name: sentenceCase(tidy(bare.replace(/(?:\s+(?:at|on|by|for|in|this|next|before|the|is|are|will|has))+$/iu, ''))),
    note: note ? sentenceCase(note) : undefined,
  };
}

const PUT_IN =
  /[\s,]+(?:put|pop|chuck|stick|whack)\s+(?:it|that|this)\s+(?:in|down)(?:\s+(?:the|my)\s+\p{L}+)?(?:\s+(?:for me|mate|will you|would you))*$/iu;

const THAT_DAY = /\b(?:that|same|the same) day\b/iu;

/** Its day: said, that of what was spoken of, or today where only an hour is said. Null where it is not known. */
function dueOn({ text, values }: Piece, scene: Scene): string | null | undefined {
  const [day] = values.days;
  const today = scene.facts.today;
  if (day) {
    const target = jobTarget({ text, values }, scene)?.record;
    return dayMeant(day, today, target?.date, false);
  }
  if (THAT_DAY.test(text))
    return (
      scene.before.findLast(({ about }) => about?.date)?.about?.date ??
      scene.records.find((one) => one.lately && one.date)?.date ??
      null
    );
  if (/\btonight\b|\bthis (?:arvo|afternoon|evening)\b|\blater today\b/iu.test(text) || values.time?.value.time)
    return today;
  return undefined;
}

const OBJECT =
  /\b(?:him|her)\b(?=\s*(?:$|[,.!]|(?:at|on|about|back|to|re|for|and|when|if|after|before|the|a|an|first|again)\b))/iu;
/** "call her": whom the talk is about. */
function withPerson(name: string, piece: Piece, scene: Scene): string {
  if (!OBJECT.test(name)) return name;
  const client = clientTarget(piece, scene)?.record;
  return client ? name.replace(OBJECT, client.name) : name;
}
