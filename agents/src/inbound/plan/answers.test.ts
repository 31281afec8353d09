import { expect, it } from 'vitest';
import { BILLED, BOOKED, CLIENT, message, ORDERED, QUOTED, STRANGER, SUPPLIER } from '../../testing/inbound-office.ts';
import type { Book, Incoming } from '../book.ts';
import { readByCode } from '../read-by-code.ts';
import { planInbound } from './plan.ts';

const AROUND = { userName: 'Mel Carmody', businessName: 'Carmody Trades', warnings: [], namesAttachment: false };
const TWO_QUOTES: Book = {
  ...QUOTED,
  jobs: BOOKED.jobs,
  quotes: QUOTED.quotes.flatMap((quote) => [quote, { ...quote, id: 'q2', short_name: 'Q9', title: 'Tap', total: 480 }]),
};
const QUOTE_AND_JOB: Book = { ...QUOTED, jobs: BOOKED.jobs };

function planOf(text: string, book: Book, contact: Incoming['contact'] = CLIENT, more: Partial<Incoming> = {}) {
  const incoming = { ...message(text, contact, book, {}), ...more };
  return planInbound(incoming, readByCode(incoming), { ...AROUND, mayAnswer: true });
}

it.each([
  ['Yep go ahead', QUOTED],
  ['nah yeah sweet as', QUOTED],
  ['Āe, ka pai', QUOTED],
  ['Yes please go ahead, let me know if you need a deposit', QUOTED],
  ['Yes. No worries if it takes a few weeks', QUOTED],
  ['yes please but can you start before xmas?', QUOTED],
  ['Yes go ahead. But by the way, the gate sticks', QUOTED],
  ['Yes go ahead. Would be great if you could start early', QUOTED],
  ['Yes go ahead, if we accept by Friday is the price the same?', QUOTED],
  ['The committee has approved your quote', QUOTED],
])('%j is a plain yes', (text, book) => {
  expect(planOf(text, book).changes.map(({ ask }) => ask)).toEqual([
    expect.stringMatching(/^Mark quote .* as accepted/),
  ]);
});

it.each([
  ['yes, but only if before Friday', 'but only if before Friday'],
  ["Yes go ahead as long as it's under 4k", "as long as it's under 4k"],
  ['Happy to proceed once the bank approves the loan.', 'once the bank approves the loan'],
  ['Yep lock it in unless the weather turns', 'unless the weather turns'],
  ['We accept, subject to council approval', 'subject to council approval'],
  ["OK but only if it's in before the 19th", "but only if it's in before the 19th"],
  ['Yes fine but only if you start after Easter', 'but only if you start after Easter'],
  ['YES, but weekdays before 2pm only', 'but weekdays before 2pm only'],
  ['Yes please but after the 11th of January', 'but after the 11th of January'],
  ['yes ok if you can do it before xmas', 'if you can do it before xmas'],
  ['Yes thanks, as long as you take the old one', 'as long as you take the old one'],
])('%j is a yes with a condition', (text, words) => {
  const plan = planOf(text, QUOTED);
  expect(plan.changes).toEqual([]);
  expect(plan.facts).toContainEqual({ label: 'Condition', value: words });
  expect(plan.warnings).toContain(
    'A yes with a condition is not a yes yet. The quote stays as it is until you change it.',
  );
  expect(plan.task?.task_name).toContain('with a condition');
});

it.each([
  ['Go ahead with the deck but leave the stairs', 'but leave the stairs'],
  ['Approved except for the handrail.', 'except for the handrail'],
  ['yes please, just the decking', 'just the decking'],
])('%j is a yes to a part', (text, words) => {
  const plan = planOf(text, QUOTED);
  expect(plan.changes).toEqual([]);
  expect(plan.facts).toContainEqual({ label: 'Only', value: words });
});

it.each(['yeah nah', 'kāo, aroha mai', 'no mate', 'Too dear, we will pass', 'maybe next year', 'got another plumber'])(
  '%j is a no',
  (text) => {
    const [change, ...others] = planOf(text, QUOTED).changes;
    expect([change?.ask, others]).toEqual([expect.stringMatching(/^Mark quote .* as declined/), []]);
  },
);

it('a yes to "the quote" is not one to the day; which of two is asked', () => {
  const plan = planOf('Yep all good with the quote', TWO_QUOTES);
  expect([plan.intent, plan.changes]).toEqual(['accepts_quote', []]);
  expect(plan.task?.task_name).toBe('Ask Priya Raman which quote they said yes to');
});

const ABOUT_QUOTE = { about: { quote_id: 'a'.repeat(24), project_id: 'b'.repeat(24), finance_record_id: null } };

it.each([
  'Will do it Friday',
  'Actually the bank says it bounced, will do it Friday',
  'yep will transfer it tonight',
  'ok we will pay next week',
  'All good mate, just waiting on the wife',
  'No worries, I will let you know',
  'ok thanks will be in touch',
  'Ok thank you I will check with my husband first',
  'Sounds good, need to run it past the boss',
  'yes received thanks',
  'Yes please call me about it',
  'Sure, let me sleep on it',
  'Sounds good but can you knock a bit off',
  'Yep pump arrived at our place today, courier left it at the gate',
])('%j is no yes to the quote, nor to the day of the job', (text) => {
  const plan = planOf(text, QUOTE_AND_JOB, CLIENT, ABOUT_QUOTE);
  expect([plan.intent, plan.changes]).toEqual([expect.not.stringMatching(/^(?:accepts|confirms)_/), []]);
});

it.each([
  'Yep go ahead, will pay the deposit tonight',
  'Yes go ahead. Waiting on the bank for the deposit',
  'yes I have been waiting on you to send it, go ahead',
  "We'll do it, when can you start?",
  'Ok sounds good',
  'yep lets do it Friday',
  'Yes please. Waiting for your invoice for the deposit',
  'Yep all good, ring me when ready to start',
  'Sweet, talked to the wife, book us in',
  'yes please, will get the keys to you tomorrow',
  'Approved. We will be in touch re access',
  'Yes, will talk to the tenant about access',
])('%j is a yes to the quote all the same', (text) => {
  expect(planOf(text, QUOTED, CLIENT, ABOUT_QUOTE).changes.map(({ ask }) => ask)).toEqual([
    expect.stringMatching(/^Mark quote .* as accepted/),
  ]);
});

it.each([
  'Yep thanks, will pay on the day',
  'no worries let you know if anything changes',
  'ok will let you know if I am late, see you Wednesday',
  'yep, no need to ring first',
  'yep, received your reminder, see you Wednesday',
  'Yes confirmed, will let you know the gate code',
])('%j is a yes to the day', (text) => {
  expect(planOf(text, BOOKED).intent).toBe('confirms_appointment');
});

it.each([
  ['running late, will be home by 8.30 not 8 is that ok', 'Wed 25 Nov 2026, 8:30am'],
  ['Can you do after lunch on Friday instead', 'Fri 27 Nov 2026'],
  ['after 3 on Friday would be better', 'Fri 27 Nov 2026, 3pm'],
])('%j asks for %s', (text, wanted) => {
  expect(planOf(text, BOOKED).changes.map(({ ask }) => ask)).toEqual([
    expect.stringContaining(`Move job 3201 - Bathroom Retile to ${wanted} for`),
  ]);
});

it.each([
  'Wednesday I am not in house. Is possible you come next week after Tuesday?',
  'Not home then sorry, any day after the 30th suits',
  'cant do 8 anymore sorry',
])('%j asks for another day, and names none', (text) => {
  const plan = planOf(text, BOOKED);
  expect([plan.intent, plan.changes]).toEqual(['reschedule', []]);
});

it('a look before anything is agreed moves no job', () => {
  const look = planOf('Can you come Friday to have a look before we decide on the deck?', QUOTE_AND_JOB);
  expect([look.intent, look.changes]).toEqual(['question', []]);
  const moved = planOf('Could you come Friday to have a look instead of Wednesday?', QUOTE_AND_JOB);
  expect(moved.changes.map(({ ask }) => ask)).toEqual([expect.stringMatching(/^Move job 3201/)]);
});

it('who puts a quote off and still asks for something wants no more work', () => {
  const text =
    "We've decided to hold off until after Christmas. Can you still come and look at the shower on Wednesday?";
  const plan = planOf(text, QUOTE_AND_JOB, CLIENT, ABOUT_QUOTE);
  expect([plan.intent, plan.changes]).toEqual(['question', []]);
});

it('a job that is cancelled leaves the quote alone', () => {
  const { changes } = planOf('Cancel the job, got another plumber', QUOTE_AND_JOB);
  expect(changes.map(({ ask }) => ask)).toEqual([expect.stringMatching(/^Cancel job 3201/)]);
});

it.each(['Please cancel the bathroom retile, we no longer need it', 'Sorry, we no longer need the retile'])(
  '%j is about the job of that name, where a quote for something else is open',
  (text) => {
    const { changes } = planOf(text, QUOTE_AND_JOB);
    expect(changes.map(({ ask }) => ask)).toEqual([expect.stringMatching(/^Cancel job 3201/)]);
  },
);

it.each([
  'We no longer need the deck',
  'We no longer need it',
  'No longer need the quote for the deck, still on for the bathroom',
  "Don't cancel the bathroom, but we no longer need the deck",
  'We no longer need the deck, see you Wednesday for the bathroom',
  'Please cancel our quote for the deck',
  'can you cancel the quote, thanks',
])('%j is no to the quote, and leaves the job alone', (text) => {
  expect(planOf(text, QUOTE_AND_JOB).changes.map(({ ask }) => ask)).toEqual([
    expect.stringMatching(/^Mark quote Q12 .* as declined/),
  ]);
});

it('an invoice that is to be cancelled leaves the job alone', () =>
  expect(planOf('please cancel the invoice', QUOTE_AND_JOB).changes).toEqual([]));

it.each(['please cancel wednesday', 'cancel the bathroom please', "we're cancelling our order with you"])(
  '%j is about the job',
  (text) =>
    expect(planOf(text, QUOTE_AND_JOB).changes.map(({ ask }) => ask)).toEqual([
      expect.stringMatching(/^Cancel job 3201/),
    ]),
);

it.each([
  ['That day no longer suits for the bathroom', QUOTE_AND_JOB],
  ['that day does not suit', BOOKED],
])('%j asks for another day', (text, book) => {
  const plan = planOf(text, book);
  expect([plan.intent, plan.changes]).toEqual(['reschedule', []]);
  expect(plan.task?.task_name).toMatch(/^Find a day with Priya Raman/);
});

it('fine with another day than the one that is booked is told', () => {
  const plan = planOf('Yep sounds good, see you Thursday', BOOKED);
  expect(plan.summary).toContain('but job 3201 - Bathroom Retile is booked for Wed 25 Nov 2026');
  expect(plan.warnings).toEqual(['They name another day than the one that is booked.']);
  expect(planOf('Yep sounds good, see you Wednesday', BOOKED).warnings).toEqual([]);
});

it.each([
  ['Water pouring through ceiling!!!', CLIENT],
  ['sewage coming up, urgent', CLIENT],
  ['Hi its Jo at 4 Ocean St, there are sparks from the switchboard', STRANGER],
  ['strong smell of gas in the kitchen, pls ring', CLIENT],
  ['Burning smell coming from the switchboard and its buzzing', CLIENT],
])('%j comes before all else', (text, contact) => {
  const plan = planOf(text, BOOKED, contact);
  expect(plan.warnings[0]).toMatch(/^Sounds like an emergency\. Ring /);
  expect(plan.task?.task_name).toMatch(/^Ring .* now: /);
  expect(plan.draft).toContain('If anybody is in danger, ring 000 first.');
  expect(plan.changes.every(({ tool }) => tool === 'create_client')).toBe(true);
});

it.each([
  'The water pressure is a bit low, whenever you are around',
  'Thanks, the flood last year was all fixed',
  'Do you do emergency call outs?',
  'What if there is a gas leak one day?',
  'The lights look great, love the warm ones',
])('%j is no emergency', (text) => {
  expect(planOf(text, BOOKED).warnings).toEqual([]);
});

it.each(['Still waiting on the landlord to say yes', "That's the day of my hospital appointment so no"])(
  '%j changes nothing and is no complaint',
  (text) => {
    const plan = planOf(text, QUOTE_AND_JOB);
    expect([plan.intent, plan.changes]).toEqual(['other', []]);
  },
);

it('another hour instead of the one that is booked is on the same day', () => {
  const [change] = planOf('Can we make it 10 instead of 8', BOOKED).changes;
  expect(change?.input).toMatchObject({ job_date: '2026-11-25', job_time: '10:00' });
});

it.each([
  ['Nah, too steep for us sorry', 'declines_quote'],
  ['Bit steep, could you do $3,800?', 'counter_offer'],
  ['If you can bring it down to 3.8k we have a deal', 'counter_offer'],
])('%j is %s', (text, intent) => expect(planOf(text, QUOTED).intent).toBe(intent));

it('charged twice is a complaint', () => expect(planOf('You charged me twice', BILLED).intent).toBe('complaint'));

it('proposes nothing where our words and theirs are mixed', () => {
  const text = 'From: Mel\n\nThe deck is $4,200.00. To accept, reply YES.\n\nYes go ahead';
  const plan = planOf(text, QUOTED, CLIENT, { mixed: true });
  expect([plan.intent, plan.changes, plan.draft, plan.opt_out]).toEqual(['other', [], null, false]);
  expect(plan.summary).toBe('Priya Raman answers inside your message: read it yourself');
  expect(plan.task?.task_name).toBe('Read what Priya Raman wrote: the answer stands inside your message');
  expect(plan.warnings).toEqual([
    'The answer stands inside an earlier message, and nothing marks which words are theirs. Nothing was done.',
  ]);
  expect(planOf('water pouring through the ceiling!', QUOTED, CLIENT, { mixed: true }).warnings[0]).toMatch(
    /emergency/,
  );
});

it.each([
  'If we go ahead your painters would have to stop at 3 each day',
  'When you proceed please use the side gate',
  'Should the owners decide to go ahead the lift has to stay free',
  'Is that an approved product?',
  'It needs to be approved by the other owner first',
])('%j is no yes', (text) => expect(planOf(text, QUOTED).changes).toEqual([]));

it.each([
  ['Cancel that last one, I meant Thursday works for me not Wednesday', '2026-11-26'],
  ['Ignore that message, I meant Thursday', '2026-11-26'],
])('%j is about their message', (text, job_date) =>
  expect(planOf(text, BOOKED).changes.map(({ input }) => input.job_date)).toEqual([job_date]),
);

it.each(['The tap stopped by itself so forget that one. still need you weds for the tiles', 'scrap my last text'])(
  '%j cancels no job',
  (text) => expect(planOf(text, BOOKED).changes).toEqual([]),
);

it.each([
  ['can we swap to thursday 27th', 'Fri 27 Nov 2026'],
  ['Could you come on Monday the 1st of December instead?', 'Tue 1 Dec 2026'],
])('%j is asked about: day and number do not go together', (text, date) => {
  const plan = planOf(text, BOOKED);
  expect(plan.changes).toEqual([]);
  expect(plan.summary).toContain(`not clear which`);
  expect(plan.summary).toContain(date);
  expect(plan.task?.task_name).toBe('Ask Priya Raman which day they mean: job 3201 - Bathroom Retile');
});

it.each([
  ['can we swap to friday 27th', '2026-11-27'],
  ["can't do Wednesday, can you do the monday after", '2026-11-30'],
  ['Wednesday is no good, the following Tuesday works', '2026-12-01'],
  ['Could we shove it back a week, same time?', '2026-12-02'],
  ["Wednesday won't work, any day bar Monday is fine, Friday is best", '2026-11-27'],
  ["I can't do Wednesday but Thursday is fine", '2026-11-26'],
])('%j moves the job to %s', (text, job_date) =>
  expect(planOf(text, BOOKED).changes.map(({ input }) => input.job_date)).toEqual([job_date]),
);

it.each([
  "Any day that week suits bar Monday, just can't do the Wednesday anymore",
  "Wednesday won't work, anything but Thursday or Friday",
  'Weds not going to work. Week after next would be better for us',
  "can't do Wednesday, next month would be better",
  'Can you reschedule to after christmas',
  'Could we move it to the new year',
])('%j names no day to move to', (text) => {
  const plan = planOf(text, BOOKED);
  expect([plan.intent, plan.changes]).toEqual(['reschedule', []]);
  expect(plan.task?.task_name).toMatch(/^Find a day with Priya Raman/);
});

const ONE_ORDER: Book = { ...ORDERED, items: ORDERED.items.slice(0, 1) };
it.each([
  ['Your posts are delayed, now Mon 30 Nov', ORDERED, ['2026-11-30']],
  ['Can run the posts out Mon 23rd instead of Tues if that suits?', ORDERED, ['2026-11-23']],
  ["your order won't make Tues, should be there end of next week", ONE_ORDER, ['2026-11-27']],
  ['Trucks off the road, both your lines will come Thursday', ORDERED, ['2026-11-26', '2026-11-26']],
])('%j proposes the day', (text, book, days) => {
  const { changes } = planOf(text, book, SUPPLIER);
  expect(changes.flatMap(({ input }) => input.delivery_date ?? [])).toEqual(days);
});

it.each([
  'One of the things on your order is running late, now Mon 30 Nov',
  'Part of your order is delayed until Mon 30 Nov',
  "It's delayed, now Mon 30 Nov",
])('%j is asked about: which item', (text) => {
  const plan = planOf(text, ORDERED, SUPPLIER);
  expect([plan.changes, plan.task?.task_name]).toEqual([[], 'Ask Bunnings Trade Warrawong which item they mean']);
});

it.each([
  'From 1 January 2027 list prices on treated pine rise by 4.5% on average. Orders already placed are not affected.',
  'Posts go up 4.5% from Monday',
  'The posts are out of stock till new year',
  "Posts are out. I've got a cypress one in stock, could have it to you Thursday. Want it?",
  'Posts are out of stock, can do the H4 ones Thursday as an alternative',
  'STATEMENT - NOT A TAX INVOICE\n\nOpening balance $2,104.10\nBalance due 30 November $3,912.40',
  'Your account statement for the month: total due $512.00',
])('%j proposes nothing', (text) => expect(planOf(text, ONE_ORDER, SUPPLIER).changes).toEqual([]));

it('a bill is one, whatever else is owed', () => {
  const [change] = planOf('Tax invoice INV-5512, total due $512.00, due 30 November', ONE_ORDER, SUPPLIER).changes;
  expect(change?.input).toMatchObject({ type: 'expense', amount: 512 });
});

it.each([
  'Kindly remove this address from your mailing list. Letters about the work go to the office.',
  'Take my number off your bloody text list',
  "Stop, you've got the wrong bloke, never heard of yas",
  "Stop. Ring me if you want me, I don't read texts",
  'Can you please not send me any more texts. Thanks',
  "Stop texting this number pls, it's my work phone",
])('%j asks for no more messages', (text) => expect(planOf(text, QUOTED).opt_out).toBe(true));

it.each([
  "Stop! don't order the tank yet, I'll let you know Monday",
  'Stop, that is the wrong colour',
  'Can your blokes stop parking over the driveway',
  'Please remove this tree from the list of works',
  "Didn't get any more texts, are you still coming?",
  'the toilet is not stopping',
])('%j does not', (text) => expect(planOf(text, QUOTED).opt_out).toBe(false));

it('an invoice that was approved is no yes to a quote', () =>
  expect(
    planOf('Your invoice for the gutters has been approved and will be in our next payment run.', QUOTED).changes,
  ).toEqual([]));
