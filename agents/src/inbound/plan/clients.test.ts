import { expect, it } from 'vitest';
import { BILLED, BOOKED, CLIENT, message, QUOTED, STRANGER } from '../../testing/inbound-office.ts';
import { type Book, EMPTY_BOOK, type Incoming } from '../book.ts';
import { readByCode } from '../read-by-code.ts';
import { planInbound } from './plan.ts';

const AROUND = { userName: 'Mel Carmody', businessName: 'Carmody Trades', warnings: [], namesAttachment: false };
const QUOTE_AND_JOB: Book = { ...QUOTED, jobs: BOOKED.jobs };

function planOf(text: string, book: Book, more: Partial<Incoming> = {}) {
  const incoming = message(text, CLIENT, book, more);
  return planInbound(incoming, readByCode(incoming), { ...AROUND, mayAnswer: true });
}

it.each([
  ["I don't think this is right. You were here for one hour and the invoice says three. Can you check?", BILLED],
  ['The bill looks wrong, we agreed $900', BILLED],
  ['Shower is not draining since you were here', BOOKED],
  ['The valve leaks since your bloke was here', BOOKED],
  ['no hot water again this morning and I have a newborn', EMPTY_BOOK],
])('%j is a complaint', (text, book) => {
  const plan = planOf(text, book);
  expect([plan.intent, plan.urgent, plan.changes]).toEqual(['complaint', 'complaint', []]);
});

it.each([
  ['no leaks since you fixed it, thanks!', BOOKED],
  ["hasn't dripped since you came, legend", BOOKED],
  ["We haven't been home since you were here", BOOKED],
  ["I don't think it is right next to the meter, more to the left", BOOKED],
  ['That invoice amount is right thanks', BILLED],
  ['Not sure Thursday is right for us', QUOTE_AND_JOB],
  ['Any leaks since you left? No, all good', BOOKED],
])('%j is none', (text, book) => {
  expect(planOf(text, book).urgent).toBeNull();
});

it('a part that was processed leaves the invoice open', () => {
  const plan = planOf('Hi, we have processed $960 of the invoice today, balance on 15 December', BILLED);
  expect([plan.intent, plan.changes]).toEqual(['says_paid', []]);
  expect(plan.summary).toContain('says $960.00 of the invoice of $1,320.00 for Hot Water Swap is paid');
  const later = planOf('We processed your invoice, payment to be made on the 15th', BILLED);
  expect([later.intent, later.changes]).toEqual(['other', []]);
});

it('of two jobs it is the one at the hour that is named', () => {
  const [job] = BOOKED.jobs;
  if (!job) throw new Error('There is no job.');
  const later = { ...job, id: 'd'.repeat(24), job_number: '3202', job_name: 'Gutters', job_time: '10:00' };
  const plan = planOf('can u come at 2 instead of 10', { ...BOOKED, jobs: [job, later] });
  expect(plan.changes.map(({ ask }) => ask)).toEqual([
    expect.stringMatching(/^Move job 3202 - Gutters to .*, 2pm for/),
  ]);
});

it('a job that is over is not moved, and no other in its place', () => {
  const [job] = BOOKED.jobs;
  if (!job) throw new Error('There is no job.');
  const over = { ...job, id: 'd'.repeat(24), status: 'completed' };
  const about = { quote_id: null, project_id: over.id, finance_record_id: null };
  const plan = planOf('Can you come Friday instead?', { ...BOOKED, jobs: [job, over] }, { about });
  expect([plan.intent, plan.changes]).toEqual(['reschedule', []]);
});

it('an invoice that is named and paid already stands for no other', () => {
  const about = { quote_id: null, project_id: null, finance_record_id: 'd'.repeat(24) };
  const plan = planOf('INV-1001 was paid in March', BILLED, { about });
  expect([plan.intent, plan.changes]).toEqual(['says_paid', []]);
});

it('"see you then" is to the day where one is booked, and a yes to the quote where none is', () => {
  const about = { quote_id: 'a'.repeat(24), project_id: null, finance_record_id: null };
  expect(planOf('Kia ora, sweet as, see you then', QUOTE_AND_JOB, { about }).intent).toBe('confirms_appointment');
  expect(planOf('Yes go ahead, see you Wednesday', QUOTE_AND_JOB, { about }).intent).toBe('accepts_quote');
  expect(planOf('Sweet as, see you then', QUOTED, { about }).intent).toBe('accepts_quote');
});

it('tells whose message is passed on', () => {
  const quoted = '---------- Forwarded message ---------\nFrom: Ken Abbott <ken@example.net>\n\nWho was that plumber?';
  const plan = planOf('Can you help my neighbour?', EMPTY_BOOK, { channel: 'email', subject: 'Fwd: plumber?', quoted });
  expect(plan.facts).toContainEqual({ label: 'Forwarded from', value: 'Ken Abbott' });
});

it.each([
  ['Actually the bank says it bounced, will do it Friday', true],
  ["Sorry the transfer didn't go through, will try again", true],
  ["I haven't paid yet sorry, payday is Thursday", true],
  ['My email to you bounced, here is the photo again', false],
  ['Paid today, the first transfer failed', false],
  ['The ball valve failed again', false],
  ['Has the payment gone through?', false],
])('%j takes back that it is paid: %s', (text, is) => {
  const plan = planOf(text, BILLED);
  expect([plan.unpaid, is && plan.changes.length > 0]).toEqual([is, false]);
});

it('a work order of a strata manager is more work', () => {
  const text = 'Please attend unit 7 (tenant: Joyce) to repair a leaking kitchen tap. Limit $400 ex GST.';
  expect(planOf(text, EMPTY_BOOK).intent).toBe('new_enquiry');
  expect(planOf('The order of work is fine by us', EMPTY_BOOK).intent).not.toBe('new_enquiry');
});

it('who accepts a quote that nobody knows of is asked, and no new client', () => {
  const text = 'Hi Steve,\n\nThanks for the roof quote, we would like to go ahead. When can your roofers start?';
  const incoming = message(text, STRANGER, EMPTY_BOOK);
  const plan = planInbound(incoming, readByCode(incoming), { ...AROUND, mayAnswer: true });
  expect([plan.intent, plan.changes]).toEqual(['accepts_quote', []]);
  expect(plan.summary).toContain('says yes, but it is not clear to which quote');
  expect([plan.task?.notes, plan.draft]).toEqual([
    expect.stringContaining('No quote is open with them.'),
    'Thanks, got that. Mel will get back to you about it.',
  ]);
});

it('the number in a signature is that of who is enquiring, and ours in what they answer is not', () => {
  const enquiry = (quoted: string) => {
    const more = { channel: 'email', quoted, from: { address: 'ana@example.net', name: 'Ana Ruiz' } } as const;
    const incoming = message(
      'We need a plumber for an ensuite at 18 Cox Ave. Can you quote?',
      STRANGER,
      EMPTY_BOOK,
      more,
    );
    return readByCode(incoming).phone;
  };
  expect(enquiry('Regards,\nAna Ruiz\n0491 574 632')).toMatch(/574 ?632$/);
  expect(enquiry('> Miller Plumbing\n> 0491 570 110')).toBeNull();
  expect(enquiry('From: Miller Plumbing\nSent: Monday\n\nRing 0491 570 110')).toBeNull();
});

it('a photo alone is said to be one', () => {
  const photo = { channel: 'email', files: ['IMG_2231.png'] } as const;
  const plan = planOf('Sent from my iPhone', BOOKED, photo);
  expect(plan.summary).toBe('Priya Raman sent a file without a word: IMG_2231.png');
  expect(plan.task?.task_name).toBe('Look at what Priya Raman sent: IMG_2231.png');
  expect(planOf('Front step is cracked\nSent from my iPhone', BOOKED, photo).summary).toContain(
    'Front step is cracked',
  );
});

it('an answer to two things says each once', () => {
  const both = planOf('Yes go ahead. Can we make it Friday instead?', QUOTE_AND_JOB);
  expect(both.changes).toHaveLength(2);
  expect(both.draft).toBe('Thanks Priya, got that. Mel will check the diary and confirm a day with you.');
});
