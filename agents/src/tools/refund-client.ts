import { createRefund, type FinanceRecord, getClientAccount } from '@smoko/contract';
import { z } from 'zod';
import { given } from './changes.ts';
import { defineChange } from './define-change.ts';
import { clientRef, date, dollars, words } from './fields.ts';
import { addMoney, commas, day, money } from './format.ts';
import { howPaid, paidBy } from './payments.ts';
import { ToolProblem } from './problem.ts';
import { resolveClient } from './resolve.ts';
import { wrote } from './tool.ts';

export const refundClient = defineChange({
  name: 'refund_client',
  description:
    'Record money paid back to a client out of what they overpaid or were credited after paying. It moves no money.',
  doing: 'Recording the refund',
  args: z.strictObject({
    client: clientRef,
    amount: dollars('How much').optional(),
    all: z.boolean().optional().describe('true: all of their credit'),
    paid_date: date('Day it was paid back').optional(),
    note: words('What it is for').optional(),
    ...paidBy,
  }),
  either: [['amount', 'all']],
  async prepare({ client: said, amount, all, ...others }, env) {
    const client = await resolveClient(env, said);
    const { credit, due } = await env.services.read(getClientAccount, { id: client.id });
    if (credit <= 0) {
      const owed = due > 0 ? ` ${money(due)} is still due from them.` : '';
      throw new ToolProblem(
        `${client.name} has no credit to refund: nothing was overpaid, or credited after it was paid.${owed} Nothing was recorded. For less to pay on an invoice, credit that.`,
        { reason: 'no_credit' },
      );
    }
    if (amount === undefined && !all)
      throw new ToolProblem(`${client.name} has ${money(credit)} of credit: how much was refunded?`);
    if (amount !== undefined && amount <= 0) throw new ToolProblem('How much was refunded?');
    if (amount !== undefined && amount > credit)
      throw new ToolProblem(
        `${client.name} has only ${money(credit)} of credit, so ${money(amount)} can't be refunded. Nothing was recorded.`,
      );
    return { client, amount: amount ?? credit, credit, ...others };
  },
  async carryOut({ client, amount, credit, paid_date, note, method, reference }, env) {
    const when = paid_date ? ` on ${day(paid_date)}` : '';
    const done = commas(
      `Recorded a refund of ${money(amount)} to ${client.name}${when}`,
      howPaid({ method, reference }),
    );
    const outcome = await env.services.write(
      createRefund,
      { id: client.id, amount, ...given({ paid_date, description: note, method, reference }) },
      {
        done: () => done,
        ask: `Record a refund of ${money(amount)} to ${client.name}`,
        details: [`Credit: ${money(credit)}`, 'Smoko moves no money: pay it back yourself'],
        bulk: env.bulk,
      },
    );
    const left = addMoney(credit, -amount);
    const said = `${done}. Smoko moves no money: pay it back yourself if you have not. ${left ? `${money(left)} of credit is left` : 'No credit is left'}`;
    return wrote(outcome, said, (made: FinanceRecord) => ({ refund: { id: made.id, amount }, credit_left: left }));
  },
});
