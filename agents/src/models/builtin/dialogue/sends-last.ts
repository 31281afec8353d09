import type { Intent } from '../intent/intent.ts';
import { SENDS_LAST } from '../lexicon/story.ts';
import { toolsOf } from '../lexicon/tools.ts';
import type { Reading } from '../reading.ts';
import { touched } from '../records/meant.ts';

const TOOLS = toolsOf();

/** "send it to him" after an invoice, a quote or an order was made in the talk: that is what goes. */
export function sendsLast(said: string, reading: Pick<Reading, 'records'>): Intent | undefined {
  if (!SENDS_LAST.test(said)) return undefined;
  const [last] = touched(reading).filter(({ earlier }) => !earlier);
  const tool =
    last?.kind === 'quote'
      ? 'send_quote'
      : last?.kind === 'item'
        ? 'send_order'
        : last?.type === 'invoice'
          ? 'send_invoice'
          : '';
  const known = TOOLS.get(tool);
  return known && { ...known, sure: 1 };
}
