// Prices that belong to something, spoken without punctuation or "$", and what is nobody's business but the tradie's.
import type { Draw } from '../../draw.ts';
import { created, ref, rx } from '../../family.ts';
import { type Failure, NO_AMOUNT, type Outcome, turn, typed } from '../../talk.ts';
import { inWords } from '../../values.ts';

/** [as said, its last word, with which a line's own name ends] */
const LINES = [
  ['hot water unit', 'unit'],
  ['isolation valve', 'valve'],
  ['labour', 'labour'],
  ['travel', 'travel'],
  ['skip bin', 'bin'],
  ['scaffold hire', 'hire'],
  ['timber', 'timber'],
  ['painting', 'painting'],
  ['power points', 'points'],
  ['concrete pump', 'pump'],
] as const;

/** The price stands with its own line. */
const paired = (word: string, price: number) => rx(`\\b${word}\\b[^a-z]{0,60}?\\b${price}\\b`);

function quoted(d: Draw, howMany: number) {
  const who = d.client();
  d.client();
  const lines = Array.from({ length: howMany }, () => d.one(LINES, String));
  const prices = lines.map(() => Number(d.one(PRICES)));
  const sum = prices.reduce((all, one) => all + one, 0);
  const slots = Object.fromEntries(
    lines.flatMap(([said], at) => [
      [`line${at}`, typed(said)],
      [`price${at}`, typed(prices[at] ?? 0)],
      [`words${at}`, typed(inWords(prices[at] ?? 0))],
    ]),
  );
  const text = { all: lines.map(([, word], at) => paired(word, prices[at] ?? 0)) };
  const fields = { client_id: ref(who.ref), subtotal: sum, '@text': text };
  return {
    slots: { ...who.slots, ...slots, sum: typed(sum) },
    turns: [turn({ created: [created('quotes', fields)] })],
  };
}
const PRICES = ['95', '140', '185', '260', '320', '410', '480', '640', '720', '1150', '1380', '2400'];

const SPOKEN = [
  ['fourteen fifty', 1450],
  ['two and a half grand', 2500],
  ['eleven hundred', 1100],
  ['nine eighty', 980],
  ['three grand', 3000],
  ['12 hundred', 1200],
] as const;

export const PRICES_SAID: Failure = {
  id: 'price',
  what: 'every price with its own thing, and own costs on no quote',
  talks: [
    {
      make: (d) => quoted(d, 2),
      ways: [
        'quote {client} {line0} {price0} {line1} {price1} plus gst',
        'quote for {client} plus gst {line0} {price0} and {line1} {price1}',
        '{client} quote {price0} for the {line0} {price1} for the {line1} plus gst',
        'write {client} up a quote {line0} is {price0} and then {line1} thats {price1} all plus gst',
        'do a quote for {client} {line0} {words0} dollars {line1} {words1} dollars plus gst',
        'Need quote for {client}. {line0} {price0}. {line1} {price1}. Plus GST.',
        'quote {client} for {line0} at {price0} {line1} at {price1} that makes {sum} plus gst',
        '{client} wants a price, {line0}, {price0}, {line1}, {price1}, comes to {sum} plus gst, put it in a quote',
      ],
    },
    {
      make: (d) => quoted(d, 3),
      ways: [
        'quote {client} {line0} {price0} {line1} {price1} {line2} {price2} plus gst',
        'can you do up a quote for {client} please {price0} {line0} {price1} {line1} {price2} {line2} all plus gst',
      ],
    },
    {
      make(d) {
        const [who, work, amount, cost] = [d.client(), d.work(), d.price(1500, 4900), d.random.int(305, 995)];
        d.client();
        const expect: Outcome = {
          created: [created('quotes', { client_id: ref(who.ref), subtotal: amount, '@text': rx(work.rx) })],
          forbid: [{ entity: 'quotes', fields: { '@text': rx(`\\b${cost}\\b`) } }],
        };
        return {
          slots: { ...who.slots, noun: typed(work.noun), bare: typed(amount), cost: typed(cost) },
          turns: [turn(expect)],
        };
      },
      ways: [
        'quote {client} {bare} plus gst for the {noun}, costs me {cost} in gear',
        'quote {client} for the {noun} {bare} plus gst (my cost {cost}, keep that to yourself)',
        'the parts are {cost} to me, charge {client} {bare} plus gst for the {noun}, make a quote',
        'Quote for {client}, {noun}. I sell for {bare} plus GST, I buy in for {cost}, that is only for me.',
      ],
    },
    {
      make(d) {
        const [who, work, [spoken, amount]] = [d.client(), d.work(), d.random.pick(SPOKEN)];
        d.client();
        const fields = { job_name: rx(work.rx), client_id: ref(who.ref), job_budget: amount };
        return {
          slots: { ...who.slots, noun: typed(work.noun), spoken: typed(spoken) },
          turns: [turn({ created: [created('projects', fields)] })],
        };
      },
      ways: [
        'new job for {client} {noun} {spoken}',
        'put {client} down for the {noun} job, we said {spoken}',
        '{spoken} job for {client}, {noun}, new one',
      ],
    },
    {
      make(d) {
        const [shop, one, two] = [d.supplier(), d.goods(), d.goods()];
        const [n, m, p, q] = [d.random.int(2, 9), d.random.int(12, 30), d.random.int(31, 49), d.random.int(52, 88)];
        const line = (goods: typeof one, quantity: number, price: number) =>
          created('procurement_items', {
            item_name: rx(goods.rx),
            quantity,
            unit_price: price,
            total_price: quantity * price,
            supplier_id: ref(shop.ref),
          });
        return {
          slots: {
            shop: typed(shop.word),
            one: typed(one.name),
            two: typed(two.name),
            n: typed(n),
            m: typed(m),
            p: typed(p),
            q: typed(q),
          },
          turns: [turn({ created: [line(one, n, p), line(two, m, q)] })],
        };
      },
      ways: [
        'from {shop} order {n} {one} {p} each and {m} {two} {q} each',
        'order off {shop} {n} {one} at {p} bucks each {m} {two} at {q} bucks each',
      ],
    },
    {
      make(d) {
        const [job, goods, n] = [d.job(), d.goods(), d.random.int(2, 9)];
        const fields = { item_name: rx(goods.rx), quantity: n, project_id: ref(job.ref), unit_price: NO_AMOUNT };
        return {
          slots: { job: typed(job.name), goods: typed(goods.name), n: typed(n), budget: typed(job.budget) },
          turns: [turn({ created: [created('procurement_items', fields)] })],
        };
      },
      ways: ['order {n} {goods} for the {job} job, the one thats {budget}'],
    },
  ],
};
