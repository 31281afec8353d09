import {
  type Client,
  type FinanceRecord,
  financeRecords,
  type Project,
  type Quote,
  quoteStatusSchema,
  quotes,
} from '@smoko/contract';
import { z } from 'zod';
import { type BusinessGst, businessGst, gstRemark, type SaidGst } from './business-gst.ts';
import { appended, type FieldWords, given, show } from './changes.ts';
import { defineChange, defineDelete, defineUpdate, type Kind } from './define-change.ts';
import { address, clientRef, date, dollars, jobRef, text, words } from './fields.ts';
import { addDays, brief, count, day, money } from './format.ts';
import { pricedLine, spokenGst } from './line-args.ts';
import { customerReference } from './line-tax.ts';
import { fold } from './matching.ts';
import { clientOnFile, madeFirst, type NewClient, withNewClient } from './new-client.ts';
import { firstOf } from './paging.ts';
import { warningWords } from './paper-warnings.ts';
import { ToolProblem } from './problem.ts';
import { editedLines, editsLines, lineEdits, textBeforeLines, withGst } from './quote-edit.ts';
import { addLine, discounted, type Priced, priceLines, repriced, type SaidLine, tell } from './quote-lines.ts';
import { offerLines } from './quote-offers.ts';
import { quoteTitle, quoteView, quoteWords, resolveQuote } from './quote-view.ts';
import { resolveClient } from './resolve.ts';
import { resolveJob } from './resolve-job.ts';
import { samePrices } from './same-prices.ts';
import { remarked, type ToolEnv, wrote } from './tool.ts';

const quoteKind: Kind<Quote> = {
  noun: 'quote',
  title: (quote) => `quote ${quoteTitle(quote)}`,
  row: (quote) => `quote ${quoteWords(quote)}`,
  view: quoteView,
};
const { operations } = quotes;
export const whichQuote = {
  quote: text('Its name (Q12), its number, or words of its text').optional(),
  client: clientRef.optional(),
  job: jobRef.optional(),
};

const deposit = z.number().positive().max(100).optional();
const line = pricedLine.extend({
  optional: z.boolean().optional().describe('The client may tick it; not in the total'),
  choice: text('Name of the choice it is one option of: the client takes exactly one', 40).optional(),
});
const createArgs = z.strictObject({
  client: clientRef.optional(),
  client_phone: text('Phone, for a client not on file', 40).optional(),
  client_email: text('Email, for a client not on file', 254).optional(),
  client_address: address('Address, for a client not on file').optional(),
  job: jobRef.optional(),
  work: words('What is quoted, with sizes and details'),
  amount: dollars("The price when one figure was said. Left out with a job: the job's budget").optional(),
  lines: z.array(line).max(50).optional().describe('When several prices were said, or one is optional or an option'),
  same_as: text('Number of an earlier quote whose lines and prices it gets', 80).optional(),
  gst: spokenGst.describe('As it was said. plus: GST is added by code. Left out: as the settings mean it'),
  discount_percent: z.number().positive().max(100).optional(),
  discount: dollars('Taken off').optional(),
  valid_until: date('Last day').optional(),
  valid_days: z.int().min(1).max(366).optional(),
  deposit_percent: deposit.describe('Asked for once it is accepted. Left out: as the settings say'),
  customer_reference: customerReference,
  wording: words('The quote written out for the client').optional(),
});

/** A job's budget is its price; none when there is no budget. Notes of old jobs say that GST comes on top. */
function priceOfJob(job: Project, said: SaidGst): { amount?: number; gst?: SaidGst } {
  const { job_budget: budget, budget_includes_gst: included, job_description: told } = job;
  if (!budget) return { gst: said };
  const plus = !included || told?.includes(`${money(budget)} plus GST`);
  return { amount: budget, gst: said ?? (plus ? 'plus' : 'inc') };
}

type Asked = z.output<typeof createArgs>;

/** What a new quote comes to, by its lines, by one amount or by the budget of its job; and what is to be said of that. */
async function priceSaid(
  a: Asked,
  job: Project | null,
  env: ToolEnv,
): Promise<{ priced: Priced | null; remark: string | null }> {
  const { amount, gst } = a.amount === undefined && !a.lines?.length && job ? priceOfJob(job, a.gst) : a;
  const business = await businessGst(env);
  if (a.same_as !== undefined) return { priced: await samePrices(env, a.same_as, a.work, business), remark: null };
  const lines = linesSaid(a, amount);
  if (!lines.length) return { priced: null, remark: unpriced(a) };
  const { discount_percent: discountPercent, discount } = a;
  return {
    priced: priceLines(lines, { ...business, gst, discountPercent, discount }),
    remark: gstRemark(gst, business),
  };
}

function linesSaid({ lines, work }: Asked, amount: number | undefined): SaidLine[] {
  if (lines?.length) return lines;
  return amount === undefined ? [] : [{ description: work.slice(0, 1_000), unit_price: amount }];
}

const newClientIn = ({ client, client_phone, client_email, client_address }: Asked): NewClient | null =>
  client ? { name: client, ...given({ phone: client_phone, email: client_email, address: client_address }) } : null;

/** Without a price there is nothing that GST or a discount could be taken of. */
function unpriced({ gst, discount, discount_percent }: Asked): string {
  const lost = [gst && 'GST', (discount ?? discount_percent) !== undefined && 'discount'].filter(Boolean);
  return `It has no price yet. Tell me what it comes to and I will put it in${lost.length ? `, and say the ${lost.join(' and ')} again with it` : ''}`;
}

/** A number or address of somebody on file is not written over theirs, and that is said. */
function contactKept(a: Asked, client: Client | null): string | null {
  if (!a.client)
    return a.client_phone || a.client_email || a.client_address ? 'Whose contact was that? No client was named' : null;
  if (!client) return null;
  const other = [
    [a.client_phone, client.phone],
    [a.client_email, client.email],
    [a.client_address, client.address],
  ].flatMap(([said, had]) => (said && fold(said) !== fold(had ?? '') ? [said] : []));
  return other.length ? `${client.name} is on file already: ${other.join(', ')} was not added to their details` : null;
}

export const createQuote = defineChange({
  name: 'create_quote',
  description:
    'Draft a quote, with optional lines and options to choose from. Makes the client too when nobody on file fits. Sums, discount and GST are worked out by code.',
  doing: 'Drafting the quote',
  args: createArgs,
  either: [
    ['amount', 'lines', 'same_as'],
    ['valid_until', 'valid_days'],
  ],
  async prepare(a, env) {
    const job = a.job === undefined ? null : await resolveJob(env, a.job);
    const client = a.client ? await clientOnFile(env, a.client) : null;
    const { priced, remark } = await priceSaid(a, job, env);
    const fields = given({
      client_id: client?.id ?? job?.client_id ?? undefined,
      project_id: job?.id,
      content: {
        details: [a.work, priced?.text].filter(Boolean).join('\n'),
        aiGenerated: a.wording ?? '',
        template: null,
      },
      lines: priced?.lines,
      prices_include_gst: priced?.prices_include_gst,
      valid_until: a.valid_until ?? (a.valid_days ? addDays(env.today, a.valid_days) : undefined),
      deposit_percent: a.deposit_percent,
      customer_reference: a.customer_reference,
    });
    const remarks = [remark, contactKept(a, client)].filter(Boolean).join('. ');
    return { newClient: client ? null : newClientIn(a), fields, remark: remarks || null };
  },
  async carryOut({ newClient, fields, remark }, env) {
    const done = (made: Quote) =>
      `Drafted quote ${quoteWords(made)}${made.content.aiGenerated ? ', worded for the client' : ''}`;
    const outcome = await env.services.write(operations.create, fields, {
      done,
      ask: 'Create quote',
      ...(newClient ? { also: madeFirst(newClient) } : {}),
    });
    const made = outcome.status === 'done' ? outcome.output : null;
    const told = made ? `${done(made)}${(await warningWords(env, { quote_id: made.id })) ?? ''}` : '';
    const result = wrote(outcome, told, (made) => ({ quote: quoteView(made) }));
    return remarked(withNewClient(result, outcome), remark);
  },
});

const FIELDS: FieldWords = {
  status: ['status', show.text],
  project: ['job', show.named],
  valid_until: ['valid until', show.day],
  customer_reference: ['their reference', show.text],
  deposit_percent: ['deposit', (value) => `${String(value)}%`],
  client_id: ['client', () => 'changed'],
  content: ['text', (value) => textTold(value as Quote['content'])],
  lines: ['lines', (value) => linesTold(value as Quote['lines'])],
};

/** As many lines as are read in one go; of more how many there are. */
const linesTold = (lines: Quote['lines']): string =>
  lines.length > MOST_LINES ? count(lines.length, 'line') : lines.map(({ total: _, ...line }) => tell(line)).join('; ');
const MOST_LINES = 8;

/** The end of the notes, and what the client reads where that is worded for them. */
const textTold = ({ details, aiGenerated }: Quote['content']): string =>
  [details.split('\n').slice(-2).join('. '), aiGenerated && `for the client: ${brief(aiGenerated, 120)}`]
    .filter(Boolean)
    .join('; ');

const updateArgs = z.strictObject({
  ...whichQuote,
  add_line: z
    .strictObject({
      description: text('What', 1_000),
      amount: dollars('As said'),
      gst: spokenGst.describe('Left out: like the other prices'),
      optional: z.boolean().optional().describe('The client may tick it'),
      choice: text('Of this choice one more option', 40).optional(),
    })
    .optional(),
  ...lineEdits,
  discount_percent: z.number().positive().max(100).optional(),
  discount: dollars('Taken off').optional(),
  new_total: dollars('New price of the whole').optional(),
  gst: spokenGst.describe('Of new_total, or of the prices as they are'),
  valid_until: date('New last day').optional(),
  valid_days: z.int().min(1).max(366).optional(),
  deposit_percent: deposit.describe('Asked for once accepted'),
  no_deposit: z.literal(true).optional(),
  customer_reference: customerReference,
  status: quoteStatusSchema.optional().describe('Accepted: makes its job and deposit'),
  new_client: clientRef.optional(),
  add_text: words('Added to the text').optional(),
  wording: words('Replaces the text written for the client').optional(),
});

export const updateQuote = defineUpdate({
  name: 'update_quote',
  description:
    'Change one quote: add, change or take out a line or option, validity, status, client, text. Totals are code.',
  kind: quoteKind,
  operation: operations.update,
  fields: FIELDS,
  args: updateArgs,
  either: [
    ['valid_until', 'valid_days'],
    ['deposit_percent', 'no_deposit'],
  ],
  find: (a, env) => resolveQuote(env, a),
  async patch(a, quote, env) {
    const valid = a.valid_until ?? (a.valid_days ? addDays(env.today, a.valid_days) : undefined);
    const added = changedPrice(a, quote, await businessGst(env));
    return {
      status: a.status ?? (a.accepted_lines ? 'accepted' : undefined),
      valid_until: valid,
      deposit_percent: a.no_deposit ? null : a.deposit_percent,
      customer_reference: a.customer_reference,
      client_id: a.new_client ? (await resolveClient(env, a.new_client)).id : undefined,
      lines: added?.lines,
      prices_include_gst: added?.prices_include_gst,
      content: contentAfter(a, quote, added, valid),
    };
  },
  remark: async (a, env) => gstRemark(a.add_line?.gst ?? a.gst, await businessGst(env)),
  outcome: async (before, after, env) => {
    const accepted = await acceptedWords(before, after, env);
    const changed = JSON.stringify(pricedBy(before)) !== JSON.stringify(pricedBy(after));
    return `${accepted ?? ''}${(changed && (await warningWords(env, { quote_id: after.id }))) || ''}` || null;
  },
});

/** What a deposit and its cap follow from, and what lines say. */
const pricedBy = ({ lines, total, deposit_percent }: Quote) => ({ lines, total, deposit_percent });

/** What is written of it: undefined where that stays. */
function contentAfter(a: Changes, quote: Quote, added: Priced | null, valid: string | undefined) {
  const lines = editsLines(a) && added ? added.lines.map(tell) : [];
  const details = [...lines, added?.text, a.add_text, valid && `Valid until ${day(valid)}`].filter(Boolean).join('\n');
  if (!details && !a.wording) return undefined;
  const content = { ...quote.content };
  if (details) content.details = appended(textBefore(a, quote) || null, details);
  // the client reads what was worded for them: what is added is for them too
  if (a.add_text && content.aiGenerated) content.aiGenerated = appended(content.aiGenerated, a.add_text);
  if (a.wording) content.aiGenerated = a.wording;
  return content;
}

/** What became of a quote that was accepted just now. */
async function acceptedWords(before: Quote, after: Quote, env: ToolEnv): Promise<string | null> {
  if (after.status !== 'accepted' || before.status === 'accepted' || !after.project_id || !after.deposit) return null;
  const drafts = await firstOf<FinanceRecord>(
    env,
    financeRecords.operations.list,
    { project_id: after.project_id, type: 'invoice', stage: 'draft' },
    MOST_DRAFTS,
  );
  const deposit = drafts.find(({ kind, amount }) => kind === 'deposit' && amount === after.deposit);
  return deposit ? `. Its deposit invoice of ${money(deposit.amount)} is drafted` : null;
}
const MOST_DRAFTS = 20;

type Changes = z.output<typeof updateArgs>;

/** A new price for the whole takes the place of the total that stood last, other lines that of the lines. */
function textBefore(a: Changes, quote: Quote): string {
  const { details } = quote.content;
  if (editsLines(a)) return textBeforeLines(quote);
  return a.new_total === undefined ? details : details.replace(LAST_TOTAL, '');
}
const LAST_TOTAL = /\n(?:\$[\d,.]+\d plus GST \$[\d,.]+\d\. )?(?:New total|Total) \$[\d,.]+\d(?: inc GST)?\s*$/;

/** What the lines become; null when the price stays. One change at a time: the next is one to what this one made. */
function changedPrice(a: Changes, quote: Quote, business: BusinessGst): Priced | null {
  const { discount_percent: discountPercent, discount } = a;
  const ways: (false | (() => Priced))[] = [
    editsLines(a) && (() => editedLines(quote, a, business)),
    a.new_total !== undefined && (() => repriced(quote, { total: a.new_total ?? 0, gst: a.gst }, business)),
    (discountPercent !== undefined || discount !== undefined) &&
      (() => discounted(quote, { discountPercent, discount }, business)),
    a.add_line !== undefined && (() => lineAdded(quote, { gst: undefined, ...a.add_line } as AddedLine, business)),
    a.gst !== undefined && a.new_total === undefined && (() => withGst(quote, a.gst ?? 'inc', business)),
  ];
  const [way, another] = ways.filter((one) => one !== false);
  if (another) throw new ToolProblem('Nothing was changed: one change of the price in a call. Make a call for each.');
  return way?.() ?? null;
}
type AddedLine = Parameters<typeof addLine>[1] & { optional?: boolean; choice?: string };

function lineAdded(quote: Quote, { optional, choice, ...line }: AddedLine, business: BusinessGst): Priced {
  if (optional && choice) throw new ToolProblem('A line is optional or part of a choice, not both.');
  return optional || choice
    ? offerLines(quote, { lines: [line], choice, gst: line.gst }, business)
    : addLine(quote, line, business);
}

export const deleteQuote = defineDelete({
  name: 'delete_quote',
  description: 'Delete one quote. Always waits for a yes.',
  kind: quoteKind,
  operation: operations.delete,
  args: z.strictObject(whichQuote),
  find: (a, env) => resolveQuote(env, a),
});
