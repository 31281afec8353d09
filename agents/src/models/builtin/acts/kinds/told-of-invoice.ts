import { isCueWord } from '../../lexicon/cue-words.ts';
import { wordsIn } from '../../records/words.ts';
import { placesOf } from '../found.ts';
import type { Piece } from '../scene.ts';
import { blanked, overlaps, type Span, spanOf } from '../spans.ts';

/** How an invoice is told from a client's others, for a tool. */
export interface ToldOfInvoice {
  /** Dollars: "the 660 one". */
  amount_was?: number;
  invoice_kind?: 'deposit' | 'progress' | 'final';
  /** What it is for: "the deadlocks invoice". */
  record?: string;
}

const NOUN = '(?:tax\\s+)?(?:invoices?|inv|bills?|claim)';
const WHOSE = "(?:the|that|this|his|her|their|hers|[\\p{L}'’]+s|for)";
const OF_SUM = new RegExp(
  `\\b${WHOSE}\\s+\\$?(?<n>\\d{1,3}(?:,\\d{3})+(?:\\.\\d\\d)?|\\d+(?:\\.\\d\\d)?)\\s+(?:(?:dollar|buck)s?\\s+)?(?:one|${NOUN})\\b`,
  'iu',
);
const OF_KIND = new RegExp(
  `\\b(?:(?<kind>deposit|progress|final)\\s+(?:${NOUN}|one|payment)|(?:the|that|his|her|their)\\s+(?<alone>deposit)(?!\\s+(?:of|on|for|to)\\b)|progress\\s+claim)\\b`,
  'iu',
);
const IS_NOUN = new RegExp(`\\b${NOUN}\\b`, 'giu');
/** Said of any invoice, so they tell none from another. */
const NO_NAME =
  /^(?:latest|other|unpaid|outstanding|overdue|open|old|older|oldest|newest|final|progress|tax|pending|remaining|current|previous|recent|proper|bloody|stupid|faulty|void|credit|credited|refund|issue|reissue|knock|double|halve|triple|split|duplicate|resend|print|view|pull|part|full|half|extra|adjustment)$/u;
const MOST_WORDS = 3;

/** Which invoice is meant, beside whose it is and what its number is, and where that stands; null where nothing says so. */
export function toldOfInvoice(piece: Piece): { args: ToldOfInvoice; span: Span } | null {
  const { text } = piece;
  const sum = OF_SUM.exec(text);
  if (sum) return { args: { amount_was: Number((sum.groups?.n ?? '').replaceAll(',', '')) }, span: spanOf(sum) };
  const kind = OF_KIND.exec(text);
  if (kind) return { args: { invoice_kind: kindIn(kind[0]) }, span: spanOf(kind) };
  return forWhat(piece);
}

const kindIn = (said: string): 'deposit' | 'progress' | 'final' =>
  /deposit/iu.test(said) ? 'deposit' : /final/iu.test(said) ? 'final' : 'progress';

/** The words right before "invoice" that name no client and ask for nothing. */
function forWhat({ text, values }: Piece): { args: ToldOfInvoice; span: Span } | null {
  const names = placesOf(values.named.client);
  for (const noun of text.matchAll(IS_NOUN)) {
    const before = wordsIn(
      blanked(
        text.slice(0, noun.index),
        names.filter(({ end }) => end <= noun.index),
      ),
    );
    const own: typeof before = [];
    for (const word of before.toReversed()) {
      const isNear = text.slice(word.end, own[0]?.start ?? noun.index).trim() === '';
      if (!isNear || isCueWord(word.text) || NO_NAME.test(word.text) || /\d/.test(word.text)) break;
      own.unshift(word);
    }
    const [first] = own;
    if (!first || own.length > MOST_WORDS || names.some((name) => overlaps(name, first))) continue;
    const record = text.slice(first.start, own.at(-1)?.end);
    return { args: { record }, span: { start: first.start, end: noun.index + noun[0].length } };
  }
  return null;
}
