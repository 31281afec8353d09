import { describe, expect, it } from 'vitest';
import { acts, FILE, lately } from './words.test-support.ts';

describe('a day that is said of all that is ordered', () => {
  it.each([
    ['order 3 ton of sand from boral and 10 bags of lime, both come wednesday', '2026-11-25'],
    ['order 3 ton of sand from boral and 10 bags of lime, all by friday', '2026-11-27'],
    ['for the ramp i need 3 ton ramp sand from boral and 10 bag lime from bunnings, both come wednesday', '2026-11-25'],
    ['need 4 bags of cement and 2 sheets of ply. everything here by tuesday', '2026-11-24'],
  ])('%s', (said, day) => {
    const orders = acts(said);
    expect(orders).toHaveLength(2);
    for (const order of orders) expect(order).toMatchObject(['create_procurement_item', { delivery_date: day }]);
  });

  it.each([
    ['order 4 bags of cement and 2 sheets of ply', [undefined, undefined]],
    ['order 4 bags of cement and 2 sheets of ply, they start wednesday', [undefined, undefined]],
  ])('and of nothing else: %s', (said, days) => {
    const orders = acts(said).filter((one): one is [string, Record<string, unknown>] => Array.isArray(one));
    expect(orders.map(([, args]) => args.delivery_date)).toEqual(days);
  });
});

describe('questions of money and of what is on', () => {
  it.each([
    ['what have i taken this month', ['list_finance_records', { type: 'payment', from: '2026-11-01' }]],
    ['how much have i earned this month', ['list_finance_records', { type: 'payment', from: '2026-11-01' }]],
    ['whats december look like', ['show_schedule', { from: '2026-12-01', to: '2026-12-31' }]],
    ["how's march looking", ['show_schedule', { from: '2027-03-01', to: '2027-03-31' }]],
  ])('%s', (said, call) => expect(acts(said)).toMatchObject([call]));

  it.each(['what have i taken on this month', 'what days have i taken off this month'])('no money: %s', (said) =>
    expect(JSON.stringify(acts(said))).not.toContain('payment'),
  );

  it('"what are they down to" of whoever was talked about', () => {
    expect(acts('so what are they down to', lately({ id: 'kindy' }))).toMatchObject([
      ['client_account', { client: 'kindy' }],
    ]);
    expect(acts("what's rosa down to now", FILE)).toMatchObject([['client_account', { client: 'rosa' }]]);
    expect(JSON.stringify(acts('what are we down to', lately({ id: 'kindy' })))).not.toContain('client_account');
  });
});
