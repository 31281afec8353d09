import type { KnownRecord } from '../../../../known.ts';
import { type Act, act } from '../act.ts';
import { focus, isFresh, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { isTalk, PASTED } from './talk-beside.ts';
import { DONE, DROPPED, RECURS } from './task-words.ts';

const OTHER =
  /[$%]|\b(?:invoice|bill|quote|quoted|paid|deposit|job|client|customer|address|phone|gone with|went with|book|move|push|remind (?:me|us|him|her)|wants?|needs|would like|if|when|once|until|till)\b/iu;
const NOT = /\b(?:not|haven'?t|havent|didn'?t|didnt|hasn'?t|isn'?t|still)\b/iu;
const SAYS_TASK = /\b(?:reminders?|tasks?|to-?dos?)\b/iu;
const TICKS = /\b(?:tick|cross|mark)\b/iu;
/** "scrap that", "forget it": what was made last, whatever it was. */
const IT = /\b(?:that|it|this|the reminder|the task|the order)\b/iu;

/** "nah scrap that ive got one on the ute", "so that reminder can go", "rang him already": nothing more is to be done. */
export function taskOver(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  if (
    OTHER.test(text) ||
    PASTED.test(text) ||
    RECURS.test(text) ||
    /\?\s*$/.test(text) ||
    values.days.length ||
    values.time?.value.time
  )
    return null;
  const dropped = DROPPED.exec(text);
  const done = dropped ? null : DONE.exec(text);
  const match = dropped ?? done;
  if (!match || (done && NOT.test(text))) return null;
  const around = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
  const record = meant(piece, scene, dropped !== null);
  if (!record || record.status === 'completed' || record.status === 'delivered') return null;
  // "got the glue already": without the task's own words it tells of something else
  if (done && !values.named.task && !SAYS_TASK.test(text) && !TICKS.test(text)) return null;
  if (!values.named.task && !isTalk(around.replace(SAYS_TASK, ' '))) return null;
  const span = wholeOf(text);
  if (record.kind === 'item') return act('delete_procurement_item', { item: record.id }, record, span);
  // what is dropped is ticked off, so that nothing stays waiting for a yes; only a plain word deletes
  return dropped &&
    /\b(?:delete|remove|get rid of|wipe|(?:scrap|bin|ditch|cancel|drop|lose) the (?:reminder|task))\b/iu.test(text)
    ? act('delete_task', { task: record.id }, record, span)
    : act('update_task', { task: record.id, status: 'completed' }, record, span);
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
