// What Smoko has no place for: nothing is written in the nearest other place, and it is said or asked.
// When an ability comes, its wordings go to a family of its own.
import { rx, updated } from '../../family.ts';
import { type Failure, SAID_SO, turn, typed } from '../../talk.ts';

export const CANNOT: Failure = {
  id: 'cannot',
  what: 'nothing is written by a neighbour, and it is said',
  talks: [
    {
      make(d) {
        const job = d.job({ status: 'completed' });
        d.money(job, 'invoice', job.budget, 'pending', '2026-12-01');
        const [helper, rate, goods, n] = [d.stranger(), d.random.int(85, 140), d.goods(), d.random.int(4, 20)];
        return {
          slots: {
            ...job.client.slots,
            job: typed(job.name),
            bare: typed(d.price(100, 400)),
            rate: typed(rate),
            helper: typed(helper.name),
            helperPhone: typed(helper.phone),
            helperFirst: typed(helper.first),
            goods: typed(goods.name),
            n: typed(n),
          },
          turns: [SAID_SO],
        };
      },
      ways: [
        'give {client} a credit note for {bare}',
        'Please credit {bare} to {client} on the last invoice because we scratch the floor',
        'theres a variation on the {job} job, extra {bare} plus gst for rock',
        'my hourly rate is {rate} now',
        'put my callout fee up to {rate}',
        'new apprentice starting monday, {helper} {helperPhone}, put them on the payroll',
        'Add {helper} as my employee, phone {helperPhone}',
        'roster {helperFirst} on for tuesday',
        'refund {client} {bare}',
        'write off what {client} owes me, its a bad debt',
        'i got {n} {goods} left in the shed, update my stock count',
        "set {client}'s credit limit at {bare}",
        'Set up a direct debit, {client} pays {bare} every month from the bank',
        'clock me on',
        'take a card payment off {client} for {bare}',
        'pay the boys wages {bare} each',
      ],
    },
    {
      // hours are no move of the job; the job's notes are an honest place for them
      make(d) {
        const job = d.job({ status: 'in_progress' });
        const noted = { '@text': rx('6|six'), job_budget: job.budget };
        return {
          slots: { ...job.client.slots, job: typed(job.name) },
          turns: [
            turn(
              [
                { asksFor: 'what is meant, or decline', askRegex: '.' },
                { updated: [updated('projects', job.ref, noted)] },
              ],
              {
                may: ['decline', 'ask'],
              },
            ),
          ],
        };
      },
      ways: [
        'log 6 hours on the {job} job for today',
        'did six hours at the {job} job today put it on my timesheet',
        'Timesheet: {job}, 6 hours, me only',
      ],
    },
  ],
};
