import type { KnownRecord } from '../../../../known.ts';
import { fold } from '../../../../tools/matching.ts';
import { sentenceCase } from '../../extract/gap.ts';
import { type Act, act, leading, words } from '../act.ts';
import { isAnyAhead } from '../days.ts';
import { jobTarget, openJobsOf, type Piece, type Scene, type Target } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';
import { spansOf } from '../values.ts';
import { DONE, NOT_YET, OFF, ON_HOLD, OTHERS, SAID_AS, STARTED } from './job-news-words.ts';
import { tasksTold } from './task-fit.ts';

type Status = 'completed' | 'in_progress' | 'cancelled';
const MOST_WORDS = 22;

/** Sets the status of a job: "we're underway at 9 dale st", "kerry's roof is all finished, tools down", "hold off on the kitchen". */
export function jobNews(piece: Piece, scene: Scene): Act | null {
  const { text } = piece;
  const target = mayBeNews(piece) ? jobTold(piece, scene) : null;
  if (!target) return null;
  if (isOnHold(piece)) {
    const note = sentenceCase(text.replace(/[\s.!]+$/u, ''));
    return leading(act('update_job', { job: target.reference, add_note: note }, target.record, wholeOf(text)));
  }
  const status = statusTold(text);
  if (!status || isOther(piece, scene)) return null;
  const record = target.record ?? likely(piece, scene, status);
  if (isNotYet(text.replace(OFF, ' '))) return notYet(record, text);
  if (record?.status === status) return null;
  return leading(act('update_job', { job: record?.id ?? target.reference, status }, record, wholeOf(text)));
}

/** A short sentence about one job: a figure beside the name would be a price, hours or another job. */
function mayBeNews({ text, values }: Piece): boolean {
  if (text.split(/\s+/).length > MOST_WORDS || values.named.item || values.time?.value.time) return false;
  const beside = blanked(text, [...spansOf({ ...values, days: [] }), ...values.days]);
  return !/\d|\bboth\b|\ball (?:of )?(?:the|them|three)\b/iu.test(beside);
}

/** The job that is named; where the words can only be about a job, also the one under discussion. */
const jobTold = (piece: Piece, scene: Scene): Target | null =>
  jobNamed(piece, scene) ?? (SAID_AS.test(piece.text) ? jobTarget(piece, scene) : null);

const isOnHold = ({ text, values }: Piece): boolean => ON_HOLD.test(text) && !values.days.length && !/[$?]/.test(text);

/** About something another reader handles, about a day to come, or about a task. */
const isOther = (piece: Piece, scene: Scene): boolean =>
  OTHERS.test(piece.text.replace(OFF, ' ').replace(SAID_AS, ' ')) ||
  isAnyAhead(piece.values.days, scene.facts.today) ||
  isTask(piece.text, scene, piece.values.named.task !== undefined);
const statusTold = (text: string): Status | null =>
  OFF.test(text) ? 'cancelled' : DONE.test(text) ? 'completed' : STARTED.test(text) ? 'in_progress' : null;

/** "nearly done", "isnt quite finished": the words just before say that it is not so yet. */
const isNotYet = (text: string): boolean => {
  const done = DONE.exec(text) ?? STARTED.exec(text);
  return done !== null && NOT_YET.test(text.slice(Math.max(0, done.index - NEAR), done.index));
};
const NEAR = 24;

/** A job that is not done yet stays open; one that was closed too early is reopened. */
function notYet(record: KnownRecord | null, text: string): Act | null {
  if (!record || !DONE.test(text)) return null;
  const span = wholeOf(text);
  if (record.status === 'completed')
    return leading(act('update_job', { job: record.id, status: 'in_progress' }, record, span));
  return leading(words(`Righto, ${record.name} stays open until you tell me that it is done.`, span, record));
}

/** Whether the words fit a task on file better. */
const isTask = (text: string, scene: Scene, named: boolean): boolean =>
  tasksTold(text, scene).some(({ verb, said, of }) => (verb === 'past' && said > 0) || (named && said * 2 > of));

/** The job that is named, by itself, its client or its address. */
function jobNamed(piece: Piece, scene: Scene): Target | null {
  const { job, client } = piece.values.named;
  const address = piece.values.address?.value;
  if (job || client) return jobTarget(piece, scene) ?? over(piece, scene);
  if (!address) return null;
  const own = scene.records.filter(
    (one) => one.kind === 'client' && one.address && fold(one.address).startsWith(fold(address)),
  );
  const [owner, ...others] = own;
  const [only, ...more] = owner && !others.length ? openJobsOf(owner, scene.records) : [];
  return only && !more.length
    ? { reference: only.id, record: only, how: 'named' }
    : { reference: address, record: null, how: 'named' };
}

/** The one job of a client that is over already. */
function over({ values }: Piece, { records }: Scene): Target | null {
  const name = values.named.client?.value.record?.name;
  const [only, ...others] = records.filter(
    ({ kind, client }) => kind === 'job' && name !== undefined && client === name,
  );
  return only && !others.length ? { reference: only.id, record: only, how: 'named' } : null;
}

/** Of several jobs of a client, the only one that can get this status. */
function likely({ values }: Piece, { records }: Scene, status: Status): KnownRecord | null {
  const client = values.named.client?.value.record;
  if (!client || values.named.job) return null;
  const from = status === 'completed' ? 'in_progress' : 'pending';
  const [only, ...others] = openJobsOf(client, records).filter((one) => one.status === from);
  return only && !others.length && status !== 'cancelled' ? only : null;
}
