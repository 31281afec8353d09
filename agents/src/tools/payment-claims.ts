import {
  AppError,
  CLAIM_STATES,
  CLAIM_TRADES,
  type FinanceRecord,
  setPaymentClaim as setPaymentClaimOperation,
  type WireInput,
} from '@smoko/contract';
import { z } from 'zod';
import { given } from './changes.ts';
import { defineChange } from './define-change.ts';
import { date, words } from './fields.ts';
import { which } from './finance.ts';
import { financeName, financeTitle, financeView } from './finance-view.ts';
import { capital, commas, day } from './format.ts';
import { warningWords } from './paper-warnings.ts';
import { invoiceWords } from './payments.ts';
import { ToolProblem } from './problem.ts';
import { type ToolEnv, wrote } from './tool.ts';
import { invoiceOf } from './which-invoice.ts';

const { type: _type, ...whichInvoice } = which;
const named = (invoice: FinanceRecord) => `${financeName(invoice)} ${financeTitle(invoice)}`;

export const setPaymentClaim = defineChange({
  name: 'set_payment_claim',
  description:
    'Make a draft progress or final invoice a payment claim under the security of payment law, or a plain one again. Of an issued claim only got_it_on can be said.',
  doing: 'Making the payment claim',
  args: z.strictObject({
    ...whichInvoice,
    plain: z.literal(true).optional().describe('true: no payment claim any more'),
    home_owner: z
      .boolean()
      .optional()
      .describe(
        'Only as they said it: whether the client owns the place and lives there. Never guess it: leave it out',
      ),
    trade: z.enum(CLAIM_TRADES).optional().describe('What the work is, as said'),
    work: words('What was done').optional(),
    from: date('First day of the work').optional(),
    to: date('Last day of the work').optional(),
    state: z.enum(CLAIM_STATES).optional().describe('Where the work is, as said'),
    reply_days: z.int().min(1).max(60).optional().describe('Business days to reply that their contract says'),
    got_it_on: date('Day on which the client got an issued one').optional(),
  }),
  async prepare({ plain, home_owner, trade, work, from, to, state, reply_days, got_it_on, ...said }, env) {
    const invoice = await claimable(env, said, got_it_on !== undefined);
    const claim = given({ home_owner, trade, work, from, to, state, reply_days, served_on: got_it_on });
    return { invoice, claim: plain ? { on: false } : claim };
  },
  async carryOut({ invoice, claim }, env) {
    const outcome = await env.services
      .write(
        setPaymentClaimOperation,
        { id: invoice.id, ...claim },
        { done: doneWords, ask: askWords(invoice, claim), bulk: env.bulk },
      )
      .catch((error: unknown) => {
        throw refusedOf(error, invoice);
      });
    const after = outcome.status === 'done' ? outcome.output : null;
    const more = after?.payment_claim ? await warningWords(env, { invoice_id: after.id }) : null;
    return wrote(outcome, `${doneWords(after ?? invoice)}${more ?? ''}`, (made) => ({ invoice: financeView(made) }));
  },
});

type Said = Omit<WireInput<typeof setPaymentClaimOperation>, 'id'>;

/** "for the frame, work from Mon 9 Nov 2026 to Fri 27 Nov 2026": what a claim asks payment for. */
function claimedWork({ work, from, to }: Pick<Said, 'work' | 'from' | 'to'>): string {
  const when = commas(from && `from ${day(from)}`, to && `to ${day(to)}`).replace(', to ', ' to ');
  return [work && ` for ${work}`, when && `, work ${when}`].filter(Boolean).join('');
}

const askWords = (invoice: FinanceRecord, { on, served_on, ...claim }: Said): string =>
  on === false
    ? `Make ${named(invoice)} a plain invoice`
    : served_on
      ? `Note that ${named(invoice)} was got on ${day(served_on)}`
      : `Make ${named(invoice)} a payment claim${claimedWork(claim)}`;

/** Which invoice a question of the server's is about, so that an answer is understood. */
const refusedOf = (error: unknown, invoice: FinanceRecord): unknown =>
  error instanceof AppError && error.code === 'invalid'
    ? new ToolProblem(
        `For ${invoiceWords(invoice)}${invoice.client ? ` for ${invoice.client.name}` : ''}: ${error.message}`,
      )
    : error;

function doneWords(invoice: FinanceRecord): string {
  const { payment_claim: claim, reply_due, stage } = invoice;
  if (!claim) return `${capital(named(invoice))} is a plain invoice`;
  if (stage !== 'draft')
    return `${capital(named(invoice))}: a reply is due by ${reply_due ? day(reply_due) : 'nobody knows when'}`;
  const law = claim.state === 'NZ' ? 'New Zealand' : claim.state;
  return `Made ${named(invoice)} a payment claim under the law of ${law}${claimedWork(claim)}`;
}

/** The one that is meant; a draft that can be one goes before any other. */
async function claimable(env: ToolEnv, said: Parameters<typeof invoiceOf>[1], issued: boolean): Promise<FinanceRecord> {
  const invoice = await invoiceOf(env, said, issued ? 'issued' : 'draft');
  if (invoice.stage === 'void') throw new ToolProblem(`${capital(named(invoice))} is void. Nothing was changed.`);
  return invoice;
}
