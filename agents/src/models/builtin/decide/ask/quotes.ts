import type { Intent } from '../../intent/intents.ts';
import { ASKED_QUOTE_STATUS } from '../../lexicon/asked.ts';
import { statusIn } from '../../lexicon/statuses.ts';
import { withCapitals } from '../../people/capitals.ts';
import type { Reading } from '../../reading.ts';
import { call, type Reply } from '../../reply.ts';
import { daysIn } from '../span.ts';
import { clientOf, jobOf, jobRef, named, unknownIn, wantsYesNo } from './about.ts';

const NUMBER = /\b(Q-?\d{2,})\b/i;
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
  const number = NUMBER.exec(request)?.[1];
  if (number) return call('find_quote', { quote: number, is: whether && said !== 'open' ? said : undefined });
  const days = EXPIRES.test(request) ? daysIn(request, reading.facts) : null;
  const text = days?.rest ?? request;
  const on_file = named('client', text, reading);
  const client =
    on_file?.reference ?? clientOf(text, reading) ?? (intent.verb === 'find' ? stranger(text, reading) : undefined);
  const job = on_file ? undefined : jobRef(jobOf(text, reading));
  const one = client ?? job;
  const topic = TOPIC.exec(on_file?.rest ?? text)?.[1];
  const about = intent.verb === 'find' && !job && topic ? unknownIn(topic) : undefined;
  const asks = whether && one && said !== 'open' ? said : undefined;
  return call('list_quotes', {
    client,
    job,
    quote: about === client ? undefined : about,
    status: asks || (one && said !== 'open') ? undefined : said === 'open' ? undefined : said,
    open: said === 'open' && !(whether && one) ? true : undefined,
    is: asks ?? (whether && one && said === 'open' ? 'accepted' : undefined),
    from: days?.from,
    to: days?.to,
    yes_no: asks || said === 'open' ? undefined : whether,
  });
}

/** Somebody who is not on file: named, so that the answer can say so. */
function stranger(text: string, reading: Reading): string | undefined {
  if (named('job', text, reading)) return undefined;
  const name = PERSON.map((says) => says.exec(text)?.[1]).find((words) => words && unknownIn(words));
  return name && withCapitals(unknownIn(name) ?? name);
}
