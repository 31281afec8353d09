import {
  A_NEW,
  AS_A,
  ASKS_FOR_JOB,
  ASKS_FOR_TASK,
  KEEPS_CLIENT,
  KEEPS_SUPPLIER,
  NEW_ONE,
  NEWS_OF_JOB,
  PUT_AS,
  WANTS_WORK,
  WITH_A_JOB,
} from '../lexicon/asks-for.ts';
import { OFF_QUOTE } from '../lexicon/quoted-job.ts';
import { toolsOf } from '../lexicon/tools.ts';
import { isWorkProper } from '../lexicon/work.ts';
import { isSeveralNew } from '../several-new.ts';
import { type Around, type Intent, PLAIN } from './intents.ts';
import { isQuestion } from './is-question.ts';
import { mask } from './mask.ts';

const TOOLS = toolsOf();

/**
 * What a request asks for that is worded like no example: by the thing it speaks of, who and what on file it names, and
 * the values in it. Undefined where these say nothing plain either.
 */
export function likelyIntent(request: string, around: Around): Intent | undefined {
  if (isQuestion(request)) return undefined;
  const tool = byWords(request, mask(request, around.records, around.facts));
  const known = tool ? TOOLS.get(tool) : undefined;
  return known && { ...known, sure: PLAIN };
}

/** "log that as a job", "chuck her in as a client": told by its noun, the verb does not matter. */
export function saidToBe(request: string): Intent | undefined {
  if (OFF_QUOTE.test(request) || WITH_A_JOB.test(request) || isSeveralNew(request)) return asJob();
  const noun = (
    AS_A.exec(request) ??
    PUT_AS.exec(request) ??
    A_NEW.exec(request) ??
    NEW_ONE.exec(request)
  )?.groups?.noun?.toLowerCase();
  const tool = noun && TOOL_OF[noun.replace(/-?\s?/g, '').replace(/s$/, '')];
  const known = tool ? TOOLS.get(tool) : undefined;
  return known && { ...known, sure: 1 };
}
const asJob = (): Intent | undefined => {
  const known = TOOLS.get('create_job');
  return known && { ...known, sure: 1 };
};
const TOOL_OF: Readonly<Record<string, string>> = {
  job: 'create_job',
  task: 'create_task',
  todo: 'create_task',
  reminder: 'create_task',
  client: 'create_client',
  customer: 'create_client',
  supplier: 'create_supplier',
};

function byWords(request: string, masked: string): string | undefined {
  const has = (slots: string) => new RegExp(`\\{(?:${slots})\\}`).test(masked);
  if (ASKS_FOR_TASK.test(request)) return 'create_task';
  if (KEEPS_SUPPLIER.test(request)) return 'create_supplier';
  if (KEEPS_CLIENT.test(request)) return 'create_client';
  if (ASKS_FOR_JOB.test(request)) return 'create_job';
  if (/^\{client\}/.test(masked.trim()) && !has('job|item|supplier|quote') && WANTS_WORK.test(request))
    return 'create_job';
  const reached = has('phone|email|address');
  if (reached && has('client') && !has('money')) return 'update_client';
  if (reached && has('supplier') && !has('money')) return 'update_supplier';
  if (has('job') && NEWS_OF_JOB.test(request)) return 'update_job';
  if (has('client') && has('money') && works(request)) return 'create_job';
  return undefined;
}

/** Two words of work at least: "rip up the carpet". */
const works = (request: string): boolean => (request.match(/\p{L}{3,}/gu) ?? []).filter(isWorkProper).length > 1;
