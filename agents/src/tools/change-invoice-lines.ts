import { type FinanceRecord, financeRecords, gstOn, lineTotal } from '@smoko/contract';
import { z } from 'zod';
import { type BusinessGst, businessGst, gstRemark, type SaidGst } from './business-gst.ts';
import { defineUpdate } from './define-change.ts';
import { dollars } from './fields.ts';
import { which } from './finance.ts';
import { FINANCE_FIELDS, financeKind, gstOnTop } from './finance-view.ts';
import { money } from './format.ts';
import { linesOfInvoice, linesTold } from './invoice-lines.ts';
import { pricedLine, spokenGst } from './line-args.ts';
import { changedLine, lineChangeArgs, saysChange } from './line-change.ts';
import { lineOf, whichLine } from './line-said.ts';
import { ToolProblem } from './problem.ts';
import { type SaidLine, type StoredLine, stored, tell } from './quote-lines.ts';
import { assertDraftLines } from './stays-issued.ts';
import type { ToolEnv } from './tool.ts';
import { invoiceOf } from './which-invoice.ts';

const { type: _type, ...whichInvoice } = which;

const lineChange = z.strictObject({
  ...lineChangeArgs,
  price: dollars('New price, where nobody said whether of one or of all').optional(),
});

/** Lines of an invoice that is still a draft: more of them, one put right, some taken off. What is left keeps its prices. */
export const changeInvoiceLines = defineUpdate({
  name: 'change_invoice_lines',
  description:
    'Add lines to a draft invoice, change one of them, or take some off; the sum and the GST are worked out by code. An issued invoice stays as it is: credit_invoice takes some off, create_invoice asks for more.',
  kind: financeKind,
  operation: financeRecords.operations.update,
  fields: {
    ...FINANCE_FIELDS,
    lines: ['lines', (lines) => (Array.isArray(lines) ? lines.map((line: StoredLine) => tell(line)).join('; ') : '')],
  },
  args: z.strictObject({
    ...whichInvoice,
    add_lines: z.array(pricedLine).min(1).max(50).optional(),
    change_line: lineChange.optional(),
    remove_lines: z.array(whichLine).min(1).max(20).optional(),
    gst: spokenGst.describe('As it was said of the prices in add_lines. Left out: as the other lines of the invoice'),
    although_more_than_agreed: z.boolean().optional().describe('true: they were told so, and want it all the same'),
  }),
  find: ({ add_lines: _1, change_line: _2, remove_lines: _3, gst: _4, although_more_than_agreed: _5, ...said }, env) =>
    invoiceOf(env, said, 'draft'),
  async patch({ add_lines = [], change_line, remove_lines = [], gst, although_more_than_agreed }, invoice, env) {
    assertDraftLines(invoice);
    const { lines, included } = linesNow(invoice);
    const changed = change_line && changeOf(lines, change_line);
    const now = changed ? lines.map((line) => (line === changed.was ? changed.is : line)) : lines;
    const out = new Set(remove_lines.map((said) => lineOf(now, said)));
    const more = await priced(add_lines, { gst, included, onTop: gstOnTop(invoice) }, env);
    const left = [...now.filter((line) => !out.has(line)), ...more];
    if (!left.length) throw new ToolProblem('That would leave nothing on the invoice. Shall I delete the draft?');
    if (!changed && !out.size && !more.length) throw new ToolProblem('Say which line to add, change or take off.');
    return {
      lines: left,
      prices_include_gst: included,
      confirm_over: although_more_than_agreed,
    };
  },
  remark: async ({ gst }, env) => gstRemark(gst, await businessGst(env)),
  outcome: async (_, after) => linesTold(after),
});

/** One price that was said of a line of several is asked about: of one, or of all of them. */
function changeOf(lines: readonly StoredLine[], { price, ...change }: z.output<typeof lineChange>) {
  if (price === undefined) return countedAnew(lines, change);
  if (change.unit_price !== undefined) throw new ToolProblem('Give the price of one, or the price that was said.');
  const was = lineOf(lines, change.line);
  const { quantity = was.quantity } = change;
  if (quantity !== 1)
    throw new ToolProblem(`${tell(was)} on that invoice. Is ${money(price)} the price of one, or of all ${quantity}?`);
  return changedLine(lines, { ...change, unit_price: price });
}

/** A sum that was worked out beside the line ("3 x $95.00") is no line of so many: its count is no quantity yet. */
function countedAnew(lines: readonly StoredLine[], change: Parameters<typeof changedLine>[1]) {
  if (!saysChange(change)) throw new ToolProblem('Say what to change about that line.');
  const { was, is } = changedLine(lines, change);
  const isSum = was.quantity === 1 && was.unit === null && is.quantity !== 1 && is.unit_price === was.unit_price;
  if (isSum && (lines.length === 1 || MADE_UP.test(was.description)))
    throw new ToolProblem(
      `${was.description} is one sum of ${money(was.unit_price)} on that invoice. At how much each should it be ${is.quantity}?`,
    );
  return { was, is };
}
const MADE_UP = /\d x \$\d/u;

/** More lines at the prices said, as the others of the invoice hold their GST: to the cent, or they are asked about. */
async function priced(more: readonly SaidLine[], { gst, included, onTop }: Meant, env: ToolEnv): Promise<StoredLine[]> {
  if (!more.length) return [];
  const business = await businessGst(env);
  const lines = more.map(stored);
  if (!business.registered) return lines;
  // "300 plus GST" is kept as one sum with its GST: what comes to it is meant like that one
  const meant = gst ?? (included && !onTop ? 'inc' : 'plus');
  if ((meant === 'inc') === included) return lines;
  if (!included)
    throw new ToolProblem(
      `The prices of that invoice are before GST. What do ${more.map(({ description }) => description).join(' and ')} come to before GST?`,
    );
  return lines.map((line) => withItsGst(line, business));
}
interface Meant {
  gst: SaidGst;
  /** The prices of the invoice hold their GST. */
  included: boolean;
  /** It was put on what was said. */
  onTop: boolean;
}

/** One that says in an amount alone what it comes to has one line of that much. */
function linesNow(invoice: FinanceRecord): { lines: StoredLine[]; included: boolean } {
  const lines = linesOfInvoice(invoice);
  if (lines.length) return { lines, included: invoice.prices_include_gst ?? false };
  return {
    lines: [stored({ description: invoice.description ?? 'Work', unit_price: invoice.amount })],
    included: true,
  };
}

function withItsGst(line: StoredLine, { country }: BusinessGst): StoredLine {
  const price = Math.round(line.unit_price * 100);
  const each = price + gstOn(price, country);
  const whole = lineTotal(line.quantity, price);
  if (lineTotal(line.quantity, each) !== whole + gstOn(whole, country))
    throw new ToolProblem(`The prices of that invoice hold their GST. What is one of ${line.description} with GST?`);
  return { ...line, unit_price: each / 100 };
}
