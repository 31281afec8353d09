import { choicesIn, isOffered, isTaken } from '@smoko/contract';
import type { OfferedLine } from '../db/stored-fields.ts';
import { addsWithGst, type PricedBy } from '../documents/quote-offers.ts';
import { dollars } from '../domain/money.ts';
import { escapeHtml as esc } from '../escape-html.ts';
import { described, linesOnly, lineTable, type Sums, sumsOf } from './line-table.ts';

interface OfferedSums extends Sums {
  lines: OfferedLine[];
  by: PricedBy;
  state: 'open' | 'accepted' | 'closed';
}

/** Whose form the ticks belong to, wherever they stand. */
export const ANSWER_FORM = 'answer';
export const OFFERS_SCRIPT_PATH = '/offers.js';

/** The lines of a quote: what is in it, what the client decides on, and what that comes to. Accepted, what was taken. */
export function offeredTable(paper: OfferedSums): string {
  const { lines, state, by } = paper;
  const amountsExGst = by.business.gstRegistered && !by.included;
  if (state === 'accepted' || !lines.some(isOffered))
    return lineTable({ ...paper, lines: lines.filter(isTaken), amountsExGst });
  const ordinary = lines.filter((line) => !isOffered(line));
  const pick = (type: 'radio' | 'checkbox', name: string, place: number) => picked(paper, type, name, place);
  const choices = [...choicesIn(lines)].map(([name, places], number) =>
    group(`${name}: choose one`, places.map((place) => pick('radio', `choice-${number}`, place)).join('')),
  );
  const extras = [...lines.entries()].flatMap(([place, { optional }]) =>
    optional ? [pick('checkbox', 'take', place)] : [],
  );
  const workOut =
    state === 'open'
      ? `<button id="work-out" form="${ANSWER_FORM}" name="decision" value="total" formnovalidate>Work out the total</button>`
      : '';
  return `${ordinary.length ? `<table>${linesOnly({ lines: ordinary, gst: paper.gst, amountsExGst, pricesIncludeGst: by.included })}</table>` : ''}${choices.join('')}
${extras.length ? group('Optional extras', extras.join('')) : ''}${workOut}
<div id="sums" aria-live="polite" aria-atomic="true"><table>${sumsOf(paper)}</table></div>`;
}

/** What keeps the sums right while somebody ticks; without it there is a button. */
export const offersScript = (lines: readonly OfferedLine[]): string =>
  lines.some(isOffered) ? `<script src="${OFFERS_SCRIPT_PATH}" defer></script>` : '';

const group = (legend: string, picks: string): string =>
  `<fieldset class="picks"><legend>${esc(legend)}</legend>${picks}</fieldset>`;

function picked(
  { lines, state, gst, by }: OfferedSums,
  type: 'radio' | 'checkbox',
  name: string,
  place: number,
): string {
  const line = lines[place];
  if (!line) return '';
  const adds = addsWithGst(line, by);
  const flags = `${isTaken(line) ? ' checked' : ''}${state === 'open' ? '' : ' disabled'}`;
  return `<label class="pick"><input type="${type}" name="${name}" value="${place}" form="${ANSWER_FORM}"${flags}>
<span>${described(line, gst)}${adds ? `<br><span class="soft">${adds}</span>` : ''}</span><span class="cost">${dollars(line.total)}${adds ? '<br><span class="soft">plus GST</span>' : ''}</span></label>`;
}
