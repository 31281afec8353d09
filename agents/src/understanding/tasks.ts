import { onlyTool } from '../graph/addressed.ts';
import { meantTools } from '../graph/meant-tools.ts';
import { type Received, receiver } from '../graph/receiver.ts';
import { ungrounded } from '../guard/doubts.ts';
import { leftOver } from '../guard/left-over.ts';
import { ownSlips } from '../guard/own-slips.ts';
import type { Incoming } from '../inbound/book.ts';
import type { Extracted } from '../inbound/extracted.ts';
import { planInbound, type Surroundings } from '../inbound/plan/plan.ts';
import { readByCode } from '../inbound/read-by-code.ts';
import { recordLines } from '../known.ts';
import type { Talk } from '../models/builtin/dialogue/talk.ts';
import { datesIn } from '../models/builtin/extract/dates.ts';
import { learn } from '../models/builtin/intent/classifier.ts';
import type { Around } from '../models/builtin/intent/intents.ts';
import { read, recordsIn, type Said } from '../models/builtin/reading.ts';
import { respond } from '../models/builtin/respond.ts';
import { withoutRuns } from '../models/builtin/runs.ts';
import { answerPapers } from '../papers/answer.ts';
import { readPaper } from '../papers/read-paper.ts';
import { readQuote } from '../read-quote.ts';
import { MOST_STEPS, withinBudget } from './budget.ts';

/**
 * Everything that reads what people write and may take long over it: functions of plain data that give plain data, so
 * that they can run in a thread of their own. How they read is nobody's business outside.
 */
const TASKS = {
  /** Readies what is kept between tasks, from what the build learnt; done once, before the first message waits for it. */
  ready: (learnt: string) => void learn(new URL(learnt)),
  /** The built-in model's answer. */
  respond: (messages: readonly Said[], tools: string[]) => respond(read(messages, tools)),
  receiver: (said: Received, talk: Talk) => receiver(said, sameList(talk)),
  meantTools: (request: string, around: Around) => meantTools(request, sameList(around)),
  onlyTool: (request: string, around: Around) => onlyTool(request, sameList(around)),
  readInbound: readByCode,
  /** Its operations by their names: they are code, and stay in their thread. */
  planInbound(incoming: Incoming, found: Extracted, around: Surroundings) {
    const plan = planInbound(incoming, found, around);
    return { ...plan, changes: plan.changes.map((change) => ({ ...change, operation: change.operation.id })) };
  },
  /** What of a call's arguments nobody gave. */
  ungrounded,
  /** What of a message nothing was made of. */
  leftOver,
  /** What of a call of the built-in model is to be looked at. */
  ownSlips,
  daysIn: (text: string, today: string) => datesIn(text, { today }).map(({ date }) => date),
  readQuote,
  readPaper,
  answerPapers,
};
/** What was found out about a message beside a list of records is found again by the list, however it came here. */
const sameList = <T extends Pick<Around, 'records'>>(around: T): T => ({
  ...around,
  records: recordsIn(recordLines(around.records)),
});

export type Tasks = typeof TASKS;
export type TaskName = keyof Tasks;

/** A task by its name, as it travels between threads. */
export interface Order {
  task: TaskName;
  input: readonly unknown[];
}

/** A quote of a hundred lines, each read for itself, is ordinary. */
const MORE_STEPS: Partial<Record<TaskName, number>> = { readQuote: 4 * MOST_STEPS };

/** Does one within its budget. Throws TooMuchWork. */
export function perform({ task, input }: Order): unknown {
  const work = TASKS[task] as (...given: unknown[]) => unknown;
  return withinBudget(MORE_STEPS[task] ?? MOST_STEPS, () => work(...(plain(input) as unknown[])));
}

/** The same data with every text in it freed of endless runs. */
function plain(data: unknown): unknown {
  if (typeof data === 'string') return withoutRuns(data);
  if (Array.isArray(data)) return data.map(plain);
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plain(value)]));
}
