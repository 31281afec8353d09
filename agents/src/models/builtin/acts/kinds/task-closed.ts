import type { KnownRecord } from '../../../../known.ts';
import { type Act, act } from '../act.ts';
import { focus, isFresh, type Piece, type Scene } from '../scene.ts';
import { spanOf, wholeOf } from '../spans.ts';
import { isTalk, PASTED } from './talk-beside.ts';
import { DONE, DROPPED, RECURS } from './task-words.ts';

const OTHER =
  /[$%]|\b(?:invoice|bill|quote|quoted|paid|deposit|job|client|customer|address|phone|gone with|went with|book|move|push|remind (?:me|us|him|her)|wants?|needs|would like|if|when|once|until|till)\b/iu;
const NOT = /\b(?:not|haven'?t|havent|didn'?t|didnt|hasn'?t|isn'?t|still)\b/iu;
const SAYS_TASK = /\b(?:reminders?|tasks?|to-?dos?)\b/iu;
const TICKS = /\b(?:tick|cross|mark)\b/iu;
/** "scrap that", "forget it": words that mean whatever was made last. */
const IT = /\b(?:that|it|this|the reminder|the task|the order)\b/iu;

/** Closes a task that is done or not needed any more: "nah scrap that ive got one on the ute", "so that reminder can go", "rang him already". */
export function taskClosed(piece: Piece, scene: Scene): Act | null {
  const { text } = piece;
  const over = isOther(piece) ? null : overSaid(text);
  const record = over && meant(piece, scene, over.dropped);
  if (!over || !record || isDone(record) || !isOfTask(over, piece)) return null;
  const span = wholeOf(text);
  if (record.kind === 'item') return act('delete_procurement_item', { item: record.id }, record, span);
  // a dropped task is ticked off, which needs no yes; it is deleted only where that is plainly said
  return over.dropped && DELETES.test(text)
    ? act('delete_task', { task: record.id }, record, span)
    : act('update_task', { task: record.id, status: 'completed' }, record, span);
}
const DELETES = /\b(?:delete|remove|get rid of|wipe|(?:scrap|bin|ditch|cancel|drop|lose) the (?:reminder|task))\b/iu;

/** About something another reader handles, something that repeats, or something with a day. */
const isOther = ({ text, values }: Piece): boolean =>
  OTHER.test(text) ||
  PASTED.test(text) ||
  RECURS.test(text) ||
  /\?\s*$/.test(text) ||
  values.days.length > 0 ||
  Boolean(values.time?.value.time);

interface Over {
  /** It need not be done any more; else it was done. */
  dropped: boolean;
  /** What is said before and after. */
  around: string;
}
function overSaid(text: string): Over | null {
  const dropped = DROPPED.exec(text);
  const match = dropped ?? DONE.exec(text);
  if (!match || (!dropped && NOT.test(text))) return null;
  const { start, end } = spanOf(match);
  return { dropped: dropped !== null, around: `${text.slice(0, start)} ${text.slice(end)}` };
}

const isDone = ({ status }: KnownRecord): boolean => status === 'completed' || status === 'delivered';

/** The task is named, or there is only small talk around; "got the glue already" is about something else. */
function isOfTask({ dropped, around }: Over, { text, values }: Piece): boolean {
  if (values.named.task) return true;
  return (dropped || SAYS_TASK.test(text) || TICKS.test(text)) && isTalk(around.replace(SAYS_TASK, ' '));
}
function meant({ text, values }: Piece, scene: Scene, dropped: boolean): KnownRecord | null {
  const named = values.named.task?.value.record;
  if (named) return named;
  if (values.named.client || values.named.job) return null;
  const latest = scene.before.findLast(({ about }) => about)?.about ?? scene.records.find(isFresh);
  if (SAYS_TASK.test(text)) return latest?.kind === 'task' ? latest : focus(scene, ['task']);
  if (!(dropped || TICKS.test(text)) || !IT.test(text) || !latest) return null;
  if (!dropped) return latest.kind === 'task' ? latest : null;
  return latest.kind === 'task' || (latest.kind === 'item' && latest.lately === 'created') ? latest : null;
}
