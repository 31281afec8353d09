import { describe, expect, it } from 'vitest';
import { ungrounded } from './doubts.ts';
import type { Given } from './given.ts';

const given = (said: string, ...shown: string[]): Given => ({
  said: [said],
  shown,
  today: '2026-11-20',
  country: 'AU',
});
const paths = (args: Record<string, unknown>, around: Given) => ungrounded(args, around).map(({ path }) => path);

describe('what was given passes', () => {
  it.each<[string, Record<string, unknown>, string[]?]>([
    [
      'hot water for Dave Wilson, 1850 plus gst, thursday arvo',
      { client: 'Dave Wilson', budget: 1850, date: '2026-11-26' },
    ],
    ['hot water, 1850 plus gst', { budget: 2035 }],
    ['mixer 280, unit 1650, install 480', { new_total: 2410 }],
    ['3 lights at 45 each', { lines: [{ quantity: 3, unit_price: 45 }], total: 135 }],
    ['knock 10 percent off', { new_total: 900 }, ['{"kind":"quote","amount":1000}']],
    ['add 90 for the extra tap', { new_total: 770 }, ['{"kind":"quote","amount":680}']],
    ['half of it up front', { percent: 50 }],
    ['tuesday at half past seven', { date: '2026-11-24', time: '07:30' }],
    ['be there 7', { time: '07:00' }],
    ['at midday', { time: '12:00' }],
    ['push it a week', { shift_days: 7 }],
    ['the day after', { date: '2026-12-05' }, ['{"kind":"job","date":"2026-12-05"}']],
    ['her number is oh four one two three four five six seven eight', { phone: '0412 345 678' }],
    ['dave dot wilson at gmail dot com', { email: 'dave.wilson@gmail.com' }],
    ['new client margret hollis', { name: 'Margaret Hollis' }],
    ['Dave paid 500', { amount: 500, paid_date: '2026-11-20' }],
    ['order a 250L tank', { item_name: '250L tank', quantity: 1 }],
    ['screws at two bucks a pop', { lines: [{ unit_price: 2 }] }],
    ['bolts 2 each', { unit_price: 2 }],
    ['same again', { item_name: 'Mixer', unit_price: 280 }, ['{"kind":"item","name":"Mixer","amount":280}']],
  ])('%s', (said, args, shown = []) => {
    expect(paths(args, given(said, ...shown))).toEqual([]);
  });
});

describe('what nobody gave is found', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['new job for Dave, hot water', { client: 'Dave', budget: 450 }, 'budget'],
    ['new job for Dave, hot water', { date: '2026-11-26' }, 'date'],
    ['new job for Dave, hot water', { date: '2026-11-20' }, 'date'],
    ['thursday for Dave', { date: '2026-11-27' }, 'date'],
    ['at 7', { time: '09:30' }, 'time'],
    ['lights for the shed', { lines: [{ description: 'Lights', quantity: 4, unit_price: 0 }] }, 'lines.0.quantity'],
    ['new client Margaret', { name: 'Margaret', phone: '0400 111 222' }, 'phone'],
    ['new client Margaret', { name: 'Margaret', email: 'margaret@example.com' }, 'email'],
    ['new job for Dave', { client: 'Bob Jones' }, 'client'],
    ['joanne paid the cafe one on card', { amount: 1 }, 'amount'],
    ['note on the deck: check the posts', { add_note: 'Check the posts, about $350' }, 'add_note'],
  ])('%s %o', (said, args, path) => {
    expect(paths(args, given(said))).toEqual([path]);
  });

  it('is no record that is named by the id it was shown with', () => {
    const shown = given('change it to 380', '- finance 568af18eb425e5f7f9613a39 invoice $350.00');
    expect(paths({ record: '568af18eb425e5f7f9613a39', amount: 380 }, shown)).toEqual([]);
    expect(paths({ record: '568af18eb425e5f7f9613a38', amount: 380 }, shown)).toEqual(['record']);
  });

  it('is not given by the digits of an id, which chance put there', () => {
    const shown = given('new job for Dave, hot water', '- client 6b0a470bdec1d7f99fab81ee Dave Wilson');
    expect(paths({ client: 'Dave', budget: 470 }, shown)).toEqual(['budget']);
    expect(paths({ phone: '0647 0' }, shown)).toEqual(['phone']);
  });
});
