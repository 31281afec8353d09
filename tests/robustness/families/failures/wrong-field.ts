// Numbers and words that end up in the wrong field.
import type { Draw } from '../../draw.ts';
import { created, exactly, ref, rx, updated } from '../../family.ts';
import { type Failure, NO_AMOUNT, turn, typed } from '../../talk.ts';
import { inWords, laterDay } from '../../values.ts';
import { STREETS } from '../../words.ts';

const SIZED = [
  ['sheets of 10mm plasterboard', 'plaster'],
  ['lengths of 90mm stormwater pipe', 'storm|pipe'],
  ['20kg bags of cement', 'cement'],
  ['4 litre tins of primer', 'primer'],
  ['rolls of 2.5mm twin and earth cable', 'twin|earth'],
  ['75mm batten screws', 'screw|batten'],
  ['6 inch duct collars', 'collar|duct'],
] as const;

/** A site that is not where the client lives. */
function site(d: Draw): { at: string; found: string } {
  const [number, street] = [d.random.int(11, 199), d.one(STREETS)];
  return { at: `${number} ${street}`, found: `${number}\\W+${street.split(' ')[0]}` };
}

export const WRONG_FIELD: Failure = {
  id: 'wrong-field',
  what: 'numbers and words stay in their own field',
  talks: [
    {
      // a house number beside a price
      make(d) {
        const [who, work, place, amount] = [d.client(), d.work(), site(d), d.price(600, 4900)];
        d.client();
        const fields = { job_name: rx(work.rx), client_id: ref(who.ref), job_budget: amount, '@text': rx(place.found) };
        return {
          slots: {
            ...who.slots,
            noun: typed(work.noun),
            verb: typed(work.verb),
            site: typed(place.at),
            bare: typed(amount),
            price: typed(`$${amount}`),
          },
          turns: [turn({ created: [created('projects', fields)] })],
        };
      },
      ways: [
        'New job for {client}: {noun} at {site}, {price} all up',
        'need a new job in for {client} its at {site} not the home address, {noun}, price {bare}',
        'book {client} in for the {noun}. {bare} bucks. house is {site}',
        '{client} new job {site} {noun} {bare} dollars',
        'Please make one job for {client}, is {noun}, the address of the work is {site}, I charge {bare}',
        'so {client} rang before, wants me to {verb} at their rental, {site}, and we agreed on {bare}, can you open a job for that',
      ],
    },
    {
      // only a house number: there is no price
      make(d) {
        const [who, work, place] = [d.client(), d.work(), site(d)];
        d.client();
        const fields = {
          job_name: rx(work.rx),
          client_id: ref(who.ref),
          job_budget: NO_AMOUNT,
          '@text': rx(place.found),
        };
        return {
          slots: { ...who.slots, noun: typed(work.noun), verb: typed(work.verb), site: typed(place.at) },
          turns: [turn({ created: [created('projects', fields)] })],
        };
      },
      ways: [
        'New job, {client}, {noun}, site is {site}',
        'put in a job for {client} to {verb} at {site}, park in bay 40',
        'job for {client}, {verb}, {site}, its the place with the 3 garages',
      ],
    },
    {
      // "the hot water one" is a job, not a price of one
      make(d) {
        const job = d.job();
        const other = d.job({ client: job.client });
        const [goods, n] = [d.goods(), d.random.int(2, 30)];
        const fields = {
          item_name: rx(goods.rx),
          quantity: n,
          project_id: ref(job.ref),
          unit_price: NO_AMOUNT,
        };
        return {
          slots: {
            ...job.client.slots,
            word: typed(job.work.word),
            other: typed(other.work.word),
            goods: typed(goods.name),
            n: typed(n),
          },
          turns: [turn({ created: [created('procurement_items', fields)] })],
        };
      },
      ways: [
        'order {n} {goods} for the {word} one',
        "Get {n} {goods} for {first}'s {word} one, not the {other} one",
        'for the {word} one need {n} {goods}, can u order',
      ],
    },
    {
      // a code is neither a price nor a phone number
      make(d) {
        const job = d.job();
        d.job();
        const code = d.random.int(1200, 9800);
        const fields = { '@text': rx(`\\b${code}\\b`), job_budget: job.budget };
        return {
          slots: { ...job.client.slots, job: typed(job.name), word: typed(job.work.word), code: typed(code) },
          turns: [turn({ updated: [updated('projects', job.ref, fields)] })],
        };
      },
      ways: [
        'note on the {job} job, gate code is {code}',
        "Please write at {first}'s {job} job: the key box number is {code}",
        'put it on the {word} job that the alarm is {code} so i dont forget',
      ],
    },
    {
      // quantities of two things, with sizes among them
      make(d) {
        const job = d.job();
        const [one, two] = [d.one(SIZED, String), d.one(SIZED, String)];
        const n = d.random.int(3, 14);
        const m = n + d.random.int(2, 9);
        const line = ([, found]: (typeof SIZED)[number], quantity: number) =>
          created('procurement_items', {
            item_name: rx(found),
            quantity,
            project_id: ref(job.ref),
            unit_price: NO_AMOUNT,
          });
        return {
          slots: {
            job: typed(job.name),
            one: typed(one[0]),
            two: typed(two[0]),
            n: typed(n),
            m: typed(m),
            nWords: typed(inWords(n)),
            mWords: typed(inWords(m)),
          },
          turns: [turn({ created: [line(one, n), line(two, m)] })],
        };
      },
      ways: [
        'order {n} {one} and {m} {two} for the {job} job',
        'for the {job} job get {m} of the {two} and {n} of the {one}, need them ordered',
        'Order list for the {job} job:\n{n} {one}\n{m} {two}',
        'order {nWords} {one} and then {mWords} {two} for the {job} job thanks',
        'gonna need {n} {one} for {job} oh and {m} {two} too, put them on order',
      ],
    },
    {
      // a unit number and a phone number in one line
      make(d) {
        const [who, place, unit] = [d.stranger(), site(d), d.random.int(2, 9)];
        const fields = {
          name: exactly(who.name),
          phone: { phone: who.phone },
          address: rx(`${unit}.{0,3}${place.found}`),
        };
        return {
          slots: { ...who.slots, site: typed(place.at), unit: typed(unit) },
          turns: [turn({ created: [created('clients', fields)] })],
        };
      },
      ways: [
        'new client {client}, {unit}/{site}, {phone}',
        'Add client {client}. Phone {phone}. Lives in {unit}/{site}, wants us from 2027 on.',
      ],
    },
    {
      // a size in the name of the work is no price and no quantity
      make(d) {
        const [who, day] = [d.client(), laterDay(d.random)];
        const size = d.random.pick(['600', '900', '1200']);
        const fields = {
          job_name: rx('vanity'),
          client_id: ref(who.ref),
          job_budget: NO_AMOUNT,
          job_date: { date: day.iso },
          '@text': rx(size),
        };
        return {
          slots: { ...who.slots, size: typed(size), date: day.date },
          turns: [turn({ created: [created('projects', fields)] })],
        };
      },
      ways: [
        'new job for {client} swap the {size} vanity on {date}',
        'On {date} a job for {client}: install {size} vanity',
      ],
    },
  ],
};
