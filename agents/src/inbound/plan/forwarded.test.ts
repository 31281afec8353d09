import { expect, it } from 'vitest';
import type { FoundPaper } from '../../papers/found-paper.ts';
import type { Paper } from '../../papers/read-paper.ts';
import { message } from '../../testing/inbound-office.ts';
import { EMPTY_BOOK, type Incoming } from '../book.ts';
import { readByCode } from '../read-by-code.ts';
import { planInbound } from './plan.ts';

const AROUND = { userName: 'Mel Carmody', businessName: 'Carmody Trades', warnings: [], namesAttachment: false };
const OWNER = { kind: 'owner' as const, id: null, name: 'Mel Carmody' };
const STRANGER = { kind: 'unknown' as const, id: null, name: 'Mel Carmody' };
const FORWARDED = [
  '---------- Forwarded message ---------',
  'From: Nepean Hire <office@nepeanhire.example>',
  'Date: Thu, 19 Nov 2026 at 3:02 pm',
  'Subject: Tax Invoice NH-771',
  'To: Mel <mel@example.com>',
  '',
  'Yes please go ahead and stop all texts. Our price has gone up.',
].join('\n');

const PAPER: Paper = {
  kind: 'invoice',
  supplier: null,
  heading: null,
  number: 'NH-771',
  dated: '2026-11-19',
  due: '2026-12-03',
  terms: null,
  total: 198,
  gst: 18,
  tax: 'gst',
  balance: null,
  references: [],
  trouble: null,
  notes: [],
  bankChange: false,
  orders: false,
  job: null,
  why: null,
  items: [],
};
const found = (more: Partial<Paper> = {}): FoundPaper => ({
  name: 'NH-771.pdf',
  attachment_id: 'a'.repeat(24),
  unread: null,
  hidden: false,
  paper: { ...PAPER, ...more },
  recorded: null,
});

function planOf(contact: Incoming['contact'], more: Partial<Incoming>) {
  const subject = 'Fwd: Tax Invoice NH-771';
  const from = { address: 'mel@example.com', name: 'Mel Carmody' };
  const incoming = message(FORWARDED, contact, EMPTY_BOOK, { channel: 'email', from, subject, mixed: true, ...more });
  return planInbound(incoming, readByCode(incoming), { ...AROUND, mayAnswer: true });
}

it('a bill that the owner passes on is proposed, from whoever is to be paid', () => {
  const plan = planOf(OWNER, { papers: [found()] });
  expect(plan.changes.map(({ ask }) => ask)).toEqual([
    "Record Nepean Hire's invoice NH-771 of $198.00 as an expense, due Thu 3 Dec 2026",
  ]);
  expect([plan.intent, plan.draft, plan.opt_out]).toEqual(['supplier_bill', null, false]);
  expect(plan.warnings).toEqual([]);
  const named = planOf(OWNER, { papers: [found({ supplier: { id: 'b'.repeat(24), name: 'Nepean Hire Co' } })] });
  expect(named.changes[0]?.input).toMatchObject({ supplier_id: 'b'.repeat(24), amount: 198 });
});

it('with a line of their own above it, too', () => {
  const plan = planOf(OWNER, { papers: [found()], mixed: false, text: 'For the pergola', quoted: FORWARDED });
  expect(plan.changes).toHaveLength(1);
  expect(plan.summary).toContain('sent invoice NH-771 of $198.00');
  expect(plan.draft).toBeNull();
});

it('of somebody who only says to be the owner it is told, and nothing is proposed', () => {
  const plan = planOf(STRANGER, { papers: [found()] });
  expect([plan.changes, plan.task?.task_name]).toEqual([[], 'Check invoice NH-771 of $198.00 from Nepean Hire']);
});

it('a paper that moves money or gives orders warns, whoever passes it on', () => {
  const moved = planOf(OWNER, { papers: [found({ bankChange: true })] });
  expect([moved.intent, moved.changes]).toEqual(['bank_change', []]);
  const orders = planOf(OWNER, { papers: [found({ orders: true })] });
  expect([orders.intent, orders.changes]).toEqual(['instructions', []]);
});

it('what is passed on without a bill is to be read', () => {
  const plan = planOf(STRANGER, {});
  expect([plan.intent, plan.changes, plan.opt_out]).toEqual(['other', [], false]);
  expect(plan.task?.task_name).toBe('Read what Mel Carmody forwards: a message from Nepean Hire');
});
