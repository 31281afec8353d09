import { quoteNamesIn } from '@smoko/contract';
import type { Intent } from '../../intent/intents.ts';
import { ASKED_QUOTE_STATUS } from '../../lexicon/asked.ts';
import { statusIn } from '../../lexicon/statuses.ts';
import { withCapitals } from '../../people/capitals.ts';
import type { Reading } from '../../reading.ts';
import { call, type Reply } from '../../reply.ts';
import { daysIn } from '../span.ts';
import { clientOf, jobOf, jobRef, named, unknownIn, wantsYesNo } from './about.ts';

const NUMBER = /\b(Q-?\d+)\b/i;
const EXPIRES = /\b(?:expir\w*|run(?:s|ning)? out|valid|lapse\w*|good for|good till|good until)\b/i;
/** Who it was for, and then what: "the hendersons for their stairs". */
const PERSON = [
  /\bquoted?\s+(?:for\s+)?(?:the\s+)?([\p{L}'’-]+(?:\s+[\p{L}'’-]+){0,2}?)(?=\s+(?:for|on|about|at|to|yet|their|his|her|the)\b|\s*[?¦,]|\s*$)/iu,
  /\b(?:for|has|have|did|is)\s+(?:the\s+)?([\p{L}'’-]+(?:\s+[\p{L}'’-]+)?)/iu,
];
const TOPIC = /\b(?:for|on|about|to)\s+(?:the|their|his|her|a|an|that|our)\s+([^?¦,]+)/i;

export function askQuotes(request: string, intent: Intent, reading: Reading): Reply {
  const said = statusIn(request, ASKED_QUOTE_STATUS);
  const whether = wantsYesNo(request);
  const number = quoteNamesIn(request).length ? NUMBER.exec(request)?.[1] : undefined;
  if (number) return call('find_quote', { quote: number, is: whether && said !== 'open' ? said : undefined });
  const days = EXPIRES.test(request) ? daysIn(request, reading.facts) : null;
  const about = subjectOf(days?.rest ?? request, intent, reading);
  const { yes_no, ...standing } = standingAsked(said, whether, about.client ?? about.job);
  return call('list_quotes', { ...about, ...standing, from: days?.from, to: days?.to, yes_no });
}

/** Whose quote is asked about, for which job, or for what work. */
function subjectOf(text: string, { verb }: Intent, reading: Reading) {
  const onFile = named('client', text, reading);
  const client =
    onFile?.reference ?? clientOf(text, reading) ?? (verb === 'find' ? stranger(text, reading) : undefined);
  const job = onFile ? undefined : jobRef(jobOf(text, reading));
  const topic = TOPIC.exec(onFile?.rest ?? text)?.[1];
  const work = verb === 'find' && !job && topic ? unknownIn(topic) : undefined;
  return { client, job, quote: work === client ? undefined : work };
}

/** Where a client or a job is named, how their quote stands; else which quotes stand so. "open" covers several statuses. */
function standingAsked(
  said: string | undefined,
  whether: true | undefined,
  one: string | undefined,
): { status?: string | undefined; open?: true; is?: string; yes_no?: true | undefined } {
  if (whether && one && said) return { is: said === 'open' ? 'accepted' : said };
  if (said === 'open') return { open: true };
  return { status: one ? undefined : said, yes_no: whether };
}

/** The name of somebody who is not on file, so that the answer can say that there is no such client. */
function stranger(text: string, reading: Reading): string | undefined {
  if (named('job', text, reading)) return undefined;
  const name = PERSON.map((says) => says.exec(text)?.[1]).find((words) => words && unknownIn(words));
  return name && withCapitals(unknownIn(name) ?? name);
}
