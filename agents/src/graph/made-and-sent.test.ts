import { describe, expect, it } from 'vitest';
import { fakeOffice } from '../testing/office.ts';
import { furnish } from '../testing/tool-env.ts';
import { conversation } from '../testing/turns.ts';

function furnished() {
  const office = fakeOffice();
  return { ...furnish(office), office, store: office.store };
}
const approvals = (events: readonly { type: string }[]) => events.filter(({ type }) => type === 'approval');

describe('what is made in a message and is to go out', () => {
  it.each([
    [
      'invoice Priya Sharma 500 for a valve and send it',
      /^Recorded draft invoice: \$550\.00.*\nSend invoice .*\$550\.00/,
    ],
    ['do priya sharma an invoice for 500, then email it to her', /^Recorded draft invoice: \$550\.00.*\nSend invoice /],
    ['quote Priya Sharma 500 for a valve and text it to her please', /^Drafted quote .*\nSend quote /],
  ])('is made, and waits for a yes to be sent: %s', async (message, says) => {
    const { office } = furnished();
    const [told] = await conversation(office, [message]);
    expect(told?.text).toMatch(says);
    expect(told?.text).toMatch(/waits for your yes/);
    expect(approvals(told?.events ?? [])).toHaveLength(1);
  });

  it('is one order to its supplier', async () => {
    const { office } = furnished();
    const [told] = await conversation(office, ['order 3 gutter brackets from Stratco Albion Park and send it']);
    expect(told?.text).toMatch(/^Added order item 3 x [\s\S]*Send Stratco Albion Park an order .*waits for your yes/);
  });

  it.each([
    'remind me to invoice priya sharma and send it',
    "invoice Priya Sharma 500 for a valve, don't send it yet",
    'invoice Priya Sharma 500 for a valve and send it to Ngaire',
  ])('is not sent: %s', async (message) => {
    const { office } = furnished();
    const [told] = await conversation(office, [message]);
    expect(approvals(told?.events ?? [])).toEqual([]);
  });
});

describe('a paper that waits and is to go another way', () => {
  it.each(['actually no. email', 'no, email it instead', 'nah just email her please', 'no wait, by email'])(
    'waits for a yes again: %s',
    async (no) => {
      const { office } = furnished();
      const [, told] = await conversation(office, ['quote Priya Sharma 500 for a valve and text it to her please', no]);
      expect(told?.text).toMatch(/^Right, not sent: Send quote [\s\S]*waits for your yes/);
      expect(JSON.stringify(approvals(told?.events ?? []).at(-1))).toContain('@');
    },
  );
});
