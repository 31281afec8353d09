import type { KnownRecord } from '../../../../known.ts';
import { day as showDay } from '../../../../tools/format.ts';
import { fold, tokens } from '../../../../tools/matching.ts';
import { sentenceCase, tidy } from '../../extract/gap.ts';
import { takeTime } from '../../extract/times.ts';
import { type Act, act, words } from '../act.ts';
import { movedTo } from '../days.ts';
import { focus, isFresh, jobOfRecord, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { daysBeforeJob } from './days-before-job.ts';
import { bare, NOT_THAT, THAT_TO, withReplaced } from './item-detail.ts';
import { isTalk, PASTED } from './talk-beside.ts';
import { OOPS, RECURS } from './task-words.ts';

const OTHER =
  /[$%]|\b(?:invoice|bill|quote|order|text|e-?mail|paid|deposit|remind (?:me|us|him|her)|new (?:client|job)|deliver\w*|put (?:that|it|this) (?:down|in|on))\b/iu;
/** A time at the very start: "3.30". */
const CLOCK = /^\s*\d{1,2}[.:]\d\d\b/u;
const THEY_SHUT = /\b(?:they|it|shop|depot|office)\s+(?:shuts?|closes?|knocks? off|finish(?:es)?|opens?)\b.*$/iu;

/** Changes the time, the person or the words of a task: "3.30! They shut at 4", "it will have to be Ashleigh", "ring the council about it not the other lot". */
export function taskChanged(piece: Piece, scene: Scene): Act | null {
  const { text } = piece;
  if (OTHER.test(text) || /\?\s*$/.test(text) || PASTED.test(text) || RECURS.test(text)) return null;
  const task = taskMeant(piece, scene);
  if (!task) return null;
  return dayChanged(piece, scene, task) ?? personChanged(text, task) ?? reworded(text, task) ?? instead(text, task);
}

/** The task that is named, or the one that was made or changed last. */
function taskMeant({ values }: Piece, scene: Scene): KnownRecord | null {
  const named = values.named.task?.value;
  if (named?.record) return named.record;
  const latest = scene.before.findLast(({ about }) => about)?.about ?? scene.records.find(isFresh);
  if (latest) return latest.kind === 'task' ? latest : null;
  const last = focus(scene, ['task']);
  return last && last.status !== 'completed' ? last : null;
}

/** Another day or time: "3.30! They shut at 4", "make it the day before the job". */
function dayChanged(piece: Piece, scene: Scene, task: KnownRecord): Act | null {
  const { text, values } = piece;
  if (values.named.job || values.named.client || values.days.length > 1) return null;
  // a time in the reason is not the time of the task
  const end = THEY_SHUT.exec(text)?.index ?? text.length;
  const said = text.slice(0, end).replace(/^\p{L}{1,2}:\s*/u, '');
  const time = timeIn(said);
  const day = values.days.find(({ start }) => start < end);
  const before = daysBeforeJob(said, scene, jobOfRecord(task, scene.records));
  if ((!time && !day && !before) || !isOfTask(said, piece)) return null;
  const counts = day && (before === null || day.is === 'shift');
  const moved = counts ? movedTo(day, task.date, scene.facts.today) : {};
  if (!moved) return null;
  const due = before ?? moved.date;
  if (due === task.date && !time)
    return words(`"${task.name}" stays on ${showDay(task.date ?? '')}.`, wholeOf(text), task);
  const args = { task: task.id, due_date: due, shift_days: moved.shift, due_time: time };
  return act('update_task', args, task, wholeOf(text));
}

const timeIn = (said: string): string | undefined =>
  (takeTime(said) ?? (CLOCK.test(said) ? takeTime(said.replace('.', ':')) : null))?.value.time ?? undefined;

/** Whether it is about the task: it corrects something, names the task, or says little else. */
const isOfTask = (said: string, { text, values }: Piece): boolean =>
  isTalk(said) && (OOPS.test(text) || said.split(/\s+/).length <= 6 || values.named.task !== undefined);
const NEW_ONE =
  /\b(?:(?:it )?(?:will|'ll|ll)?\s*(?:have|has|got|gotta)? ?(?:to|'?ll) be|get|use|make it|give it to|send|ask|try|let|swap (?:in|for)|put|it'?s|its)\s+(?<who>\p{L}[\p{L}'’-]+)(?:\s+(?:instead|then|do it|can do it|to do it|on it|for that|will do it))?[\s.!]*$|\b(?<who2>\p{L}[\p{L}'’-]+)\s+(?:can|will|'ll|is gonna|has to|will have to)\s+(?:do it|drive|go|take it|handle it)(?:\s+instead)?[\s.!]*$/iu;
const AWAY =
  /(?:\b(?:is|are|isn'?t|can'?t|cant|has|on|won'?t|wont)|\p{L}'?s)\s+(?:on (?=leave|holidays?)|off|away|crook|sick|busy|gone|leave|holidays?|not|make it|do it|available|out)\b|\binstead\b|\bnot\b/iu;

/** A name, perhaps with the "s" of "is" run on. */
const isSaid = (name: string, text: string): boolean =>
  tokens(text).some((word) => word === name || word === `${name}s`);

/** Replaces the person in a task: "Terry is on leave. It will have to be Ashleigh". */
function personChanged(text: string, task: KnownRecord): Act | null {
  const match = NEW_ONE.exec(text);
  const who = match?.groups?.who ?? match?.groups?.who2;
  if (
    !match ||
    !who ||
    !AWAY.test(text) ||
    /^(?:it|that|the|him|her|them|me|us|on|off|done|to|a|up|in|at)$/iu.test(who)
  )
    return null;
  const name = sentenceCase(who);
  const before = text.slice(0, match.index);
  const old = task.name
    .split(/\s+/)
    .find((word) => /^\p{Lu}/u.test(word) && task.name.indexOf(word) > 0 && isSaid(fold(word).trim(), before));
  const gone =
    /\b(?<gone>\p{L}+)(?:\s+(?:is|can'?t|has|won'?t|isn'?t)|'s|s)\s+(?:on|off|away|crook|sick|busy|gone|leave|do|make|not|available)\b/iu.exec(
      before,
    )?.groups?.gone;
  if (old)
    return act(
      'update_task',
      { task: task.id, task_name: task.name.replace(old.replace(/[,.]$/, ''), name) },
      task,
      wholeOf(text),
    );
  if (!gone) return null;
  return act(
    'update_task',
    { task: task.id, add_note: `${name} instead of ${sentenceCase(gone)}` },
    task,
    wholeOf(text),
  );
}

/** Replaces a word of the task's name: "make that ashleigh instead of terry". */
function instead(text: string, task: KnownRecord): Act | null {
  const { now, was } = (THAT_TO.exec(text) ?? NOT_THAT.exec(text))?.groups ?? {};
  const name =
    now && was && bare(now).split(/\s+/).length <= 3
      ? withReplaced(task.name, sentenceCase(bare(now)), bare(was))
      : null;
  return name && fold(name) !== fold(task.name)
    ? act('update_task', { task: task.id, task_name: name }, task, wholeOf(text))
    : null;
}

const VERBS: Readonly<Record<string, string>> = {
  call: 'ring',
  phone: 'ring',
  bell: 'ring',
  grab: 'get',
  collect: 'pick',
  fetch: 'get',
  buy: 'get',
};
const verbOf = (word: string): string => VERBS[word] ?? word;
const TAIL =
  /[\s,]+(?:(?:and\s+)?not\s+(?:the\s+)?[^,.]{2,30}|instead(?: of [^,.]{2,30})?|rather than [^,.]{2,30}|sorry|please|eh|mate)[\s.!]*$/iu;

/** Replaces the task's name by another that starts with the same verb: "ring the council about it not the other lot". */
function reworded(text: string, task: KnownRecord): Act | null {
  const [first = ''] = tokens(task.name);
  const own = verbOf(first);
  if (own.length < 3 || !OOPS.test(text)) return null;
  const said = [...text.matchAll(/[\p{L}'’-]+/gu)];
  const at = said.find(([word]) => verbOf(word.toLowerCase()) === own)?.index;
  if (at === undefined || !isTalk(text.slice(0, at))) return null;
  const clause = tidy(text.slice(at).replace(TAIL, ''));
  if (clause.split(/\s+/).length < 2 || clause.split(/\s+/).length > 12) return null;
  const name = sentenceCase(clause.replace(/\s+about (?:it|that)$/iu, ''));
  if (fold(name) === fold(task.name)) return null;
  return act('update_task', { task: task.id, task_name: name }, task, wholeOf(text));
}
