import type { KnownRecord } from '../../../../known.ts';
import { fold, tokens } from '../../../../tools/matching.ts';
import { isCall } from '../../lexicon/errand-verbs.ts';
import { type Act, act, leading } from '../act.ts';
import { isAnyAhead, movedTo, type SaidDay } from '../days.ts';
import { whichOf } from '../look-up.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { PASTED } from './talk-beside.ts';
import { besides, equallyTold, latestTold, type TaskFit, tasksIn, tasksTold } from './task-fit.ts';
import { DROPPED, RECURS } from './task-words.ts';

/** It was not done, or not yet. */
const NOT =
  /\b(?:not|no answer|no luck|no reply|haven'?t|havent|hasn'?t|hasnt|didn'?t|didnt|couldn'?t|couldnt|can'?t|cant|wasn'?t|wasnt|isn'?t|isnt|never|voicemail|try again|nearly|almost|half|except|but not|yet|still)\b/iu;
/** It is still to be done, or depends on something. */
const AHEAD =
  /\b(?:will|'ll|ill|should|need(?:s|ed)?|gotta|got to|must|going to|gonna|would|could|has to|have to|if|when|once|until|till|unless|can (?!close|tick|cross|mark|be\b|come off)|wants?|wanted|needs|asked|reckons|said|says|wondering|remind|tomorrow|next)\b/iu;
const SORTED =
  /\b(?:done|sorted|finished|finish|complete[d]?|ticked|organi[sz]ed|tick|cross|off (?:the|my) list|close|closed|taken care of|dealt with|all good)\b/iu;
const ALREADY = /\b(?:already|i have|i've|ive|just|we have|we've|weve)\b/iu;
const MONEY =
  /[$%]|\b(?:invoice (?:is )?paid|paid me|paid us|deposit|gst)\b|\b(?:client|customer|order|supplier|message|text) (?:him|her|them)\b/iu;
const LONGEST = 24;

const isRead = ({ text }: Piece): boolean =>
  !/\?\s*$/.test(text) &&
  !MONEY.test(text) &&
  !PASTED.test(text) &&
  !RECURS.test(text) &&
  text.split(/\s+/).length <= LONGEST;

/** Ticks off a task that was done: "permits lodged", "i already ring deb this morning", "the ladders back at the hire place". */
export function taskNews(piece: Piece, scene: Scene): Act | readonly Act[] | null {
  const { text } = piece;
  if (!isRead(piece) || AHEAD.test(text) || NOT.test(scene.message ?? text) || DROPPED.test(text)) return null;
  const told = tasksIn(text, scene).filter((fit) => isDone(fit, piece) && !isTheirs(fit, text));
  const fits = told.length ? equallyTold(told) : latestFit(piece, scene);
  const [fit, ...others] = fits;
  if (!fit) return null;
  const several = besides(told);
  const ahead = isAnyAhead(piece.values.days, scene.facts.today);
  if (several.length > 1) return ahead ? null : several.map(({ task }) => tickedOff(task, text));
  if (others.length)
    return whichOf(
      fits.map(({ task }) => task),
      wholeOf(text),
    );
  // a future day says when it will be, not that it was done, unless the verb is in the past ("booked for monday")
  return ahead && fit.verb !== 'past' ? null : tickedOff(fit.task, text);
}

const tickedOff = (task: KnownRecord, text: string): Act =>
  leading(act('update_task', { task: task.id, status: 'completed' }, task, wholeOf(text)));

/** "gerry rang about the drains": the person to be rung has rung, so the task is not done. */
const isTheirs = ({ task, own }: TaskFit, text: string): boolean => {
  const before =
    /(?<who>[\p{L}'’-]+)\s+(?:just\s+|has\s+|have\s+)?(?:rang|called|phoned|texted|emailed|messaged|replied)\b(?!\s+back)/iu.exec(
      text,
    );
  const who = before?.groups?.who;
  return who !== undefined && isCall(tokens(task.name)[0] ?? '') && own.includes(fold(who));
};

const latestFit = ({ text }: Piece, scene: Scene): readonly TaskFit[] => {
  const fit = /\b(?:him|her|them|it|that|there)\b/iu.test(text) ? latestTold(text, scene) : null;
  return fit ? [fit] : [];
};

function isDone({ verb, said, of }: TaskFit, { text, values }: Piece): boolean {
  if (verb === 'past' || (verb === 'base' && ALREADY.test(text))) return true;
  // "hallway done" is news of a job where one is called that
  return SORTED.test(text) && said * 2 >= of && !(values.named.job && !/\b(?:tick|cross|list)\b/iu.test(text));
}

const PUT_OFF =
  /\b(?:leave|push|move|shift|bump|put (?:it |that |them )?off|delay|postpone|do (?:it|that|them)|make (?:it|that)|try (?:again|(?:him|her|them) again)|can wait|wait|instead|change|reschedule|bring)\b/iu;

/** Moves a task to another day: "i haven't rung trish yet, make it monday", "push the gerry call to monday". */
export function taskPutOff(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const day = dayPutTo(piece, scene.facts.today);
  if (!day || !isRead(piece) || !(PUT_OFF.test(text) || NOT.test(text))) return null;
  const [fit, ...others] = tasksTold(text, scene);
  if (!fit || others.length || !isNamed(fit, piece)) return null;
  const { task } = fit;
  const moved = movedTo(day, task.date, scene.facts.today);
  if (!moved) return null;
  const time = values.time?.value.time ?? undefined;
  const args = { task: task.id, due_date: moved.date, shift_days: moved.shift, due_time: time };
  return leading(act('update_task', args, task, wholeOf(text)));
}

/** The one day that the task is moved to. */
function dayPutTo({ text, values }: Piece, today: string): SaidDay | null {
  const isPast = (day: SaidDay): boolean => day.is === 'date' && day.date <= today;
  // "didn't get to it today", "not today": that is not the new day
  const [day, ...others] = values.days.filter(
    (one) => !/\bnot\s+(?:on\s+)?$/iu.test(text.slice(0, one.start)) && !(isPast(one) && values.days.length > 1),
  );
  if (!day || others.length) return null;
  return isPast(day) && NOT.test(text.slice(0, day.start)) ? null : day;
}

/** Whether the task is named: by its verb, or by half of its words where no job or client is named. */
const isNamed = ({ verb, said, of }: TaskFit, { values }: Piece): boolean =>
  Boolean(verb) || (said * 2 >= of && !values.named.job && !values.named.client);
