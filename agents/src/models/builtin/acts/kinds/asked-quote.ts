import { ASKED_QUOTE_STATUS } from '../../lexicon/asked.ts';
import { statusIn } from '../../lexicon/statuses.ts';
import { type Act, act, leading } from '../act.ts';
import { recordOf } from '../found.ts';
import { plainly } from '../plainly.ts';
import type { Piece } from '../scene.ts';
import { wholeOf } from '../spans.ts';

/** "has the fans quote been accepted", "did they sign the deck quote". */
const ASKED = /^(?:(?:so|and|hey|um|oh)\s+)*(?:has|have|hasnt|havent|did|is|was|any word on)\b.*\bquote\b/u;
const OTHER = /\b(?:when|how much|what|who|total|price|include[sd]?|worth|send|make|write)\b/u;

/** Whether the quote of a job or a client that is named was accepted: a question, whatever verb is in it. */
export function askedQuote({ text, values }: Piece): Act | null {
  const said = plainly(text);
  if (!ASKED.test(said) || OTHER.test(said) || values.days.length) return null;
  const is = statusIn(said, ASKED_QUOTE_STATUS);
  const job = recordOf(values.named.job);
  const client = recordOf(values.named.client);
  if (!job && !client) return null;
  const whose = job ? { job: job.id } : { client: client?.id };
  const how = is === 'open' ? 'accepted' : is;
  return leading(act('list_quotes', { ...whose, is: how }, job ?? client, wholeOf(text)));
}
