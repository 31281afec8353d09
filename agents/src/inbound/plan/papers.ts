import { financeRecords, type Intent } from '@smoko/contract';
import { billFrom, billName, expenseOf, isBill, recordedWords } from '../../papers/expense.ts';
import { type FoundPaper, unreadWords } from '../../papers/found-paper.ts';
import { withArticle } from '../../papers/kind.ts';
import type { Paper } from '../../papers/read-paper.ts';
import { day, money } from '../../tools/format.ts';
import type { Incoming } from '../book.ts';
import type { Extracted } from '../extracted.ts';
import { forwardedFrom, isForward } from '../read/forwarded.ts';
import { bankChange } from './money.ts';
import { instructions } from './others.ts';
import { type Change, type Fact, fact, type Given, type Part } from './shape.ts';

const papersOf = ({ papers = [] }: Incoming): readonly FoundPaper[] => papers;
const isInvoice = ({ paper }: FoundPaper): boolean => paper?.kind === 'invoice';
/** A statement, a quote, a docket: no bill, whatever the words around it say. */
const isOther = ({ paper }: FoundPaper): boolean =>
  paper !== null && paper.kind !== 'invoice' && paper.kind !== 'other';

/** What a message says of little where a bill comes with it. */
const SAYS_LITTLE: ReadonlySet<Intent> = new Set([
  'other',
  'thanks',
  'new_enquiry',
  'supplier_bill',
  'supplier_confirms',
]);
const STANDS: ReadonlySet<Intent> = new Set([
  'bank_change',
  'instructions',
  'spam',
  'out_of_office',
  'opt_out',
  'wrong_number',
]);

/** What a message wants with the papers that came with it: what they warn of comes first, and they say what is a bill. */
export function withPapers(found: Extracted, incoming: Incoming): Extracted {
  const papers = papersOf(incoming);
  if (papers.some(({ paper }) => paper?.bankChange)) return { ...found, intent: 'bank_change', also: [] };
  if (STANDS.has(found.intent)) return found;
  if (papers.some(({ paper }) => paper?.orders)) return { ...found, intent: 'instructions', also: [] };
  if (papers.some(isInvoice)) {
    const rest = [found.intent, ...found.also].filter((intent) => !SAYS_LITTLE.has(intent));
    return { ...found, intent: 'supplier_bill', also: rest.slice(0, 4) };
  }
  if (!papers.some(isOther)) return found;
  const [intent = 'other', ...also] = [found.intent, ...found.also].filter((one) => one !== 'supplier_bill');
  return { ...found, intent, also };
}

/** The invoices among the papers of a message; null where there is none. */
export function paperBills(given: Given): Part | null {
  const parts = papersOf(given.incoming)
    .filter(isInvoice)
    .map((found) => billPart(given, found));
  if (!parts.length) return null;
  return {
    clause: parts.map(({ clause }) => clause).join(', and '),
    changes: parts.flatMap(({ changes = [] }) => changes),
    task: parts.find(({ task }) => task)?.task ?? null,
    facts: parts.flatMap(({ facts = [] }) => facts),
    warnings: parts.flatMap(({ warnings = [] }) => warnings),
  };
}

/** What the papers say of a message whose words do not count; null where none is a bill, or warns. */
export function paperNews(given: Given): { part: Part } | null {
  const papers = papersOf(given.incoming);
  if (papers.some(({ paper }) => paper?.bankChange)) return { part: bankChange(given) };
  if (papers.some(({ paper }) => paper?.orders)) return { part: instructions() };
  const part = paperBills(given);
  return part && { part };
}

/** Who is to be paid: whoever sent it, or as the paper or the head of what is forwarded has it. */
function payee({ incoming, who }: Given, paper: Paper): string {
  if (incoming.contact.kind === 'supplier' || !isForward(incoming)) return who;
  return billFrom(paper) ?? forwardedFrom(incoming) ?? 'a supplier';
}

function billPart(given: Given, found: FoundPaper): Part {
  const { incoming } = given;
  const { paper, recorded, name } = found;
  if (!paper) return { clause: '' };
  const { contact, registered = true, today } = incoming;
  const who = payee(given, paper);
  const amount = paper.total === null ? null : money(paper.total);
  const what = `${billName(paper)}${amount ? ` of ${amount}` : ''}`;
  const hidden = unreadWords(found);
  const facts = factsOf(found);
  const check = { task_name: `Check ${what} from ${who}`, notes: `Read from ${name}`, project_id: null };
  if (recorded)
    return {
      clause: `sent ${what} again, which is recorded already`,
      facts,
      warnings: [recordedWords(paper, who, recorded.amount), ...hidden],
    };
  if (!isBill(paper))
    return {
      clause: `sent ${what}, which has to be looked at`,
      facts,
      task: check,
      warnings: [
        `${paper.trouble ?? 'I cannot tell what it comes to'}. Open ${name} and tell me the amount.`,
        ...hidden,
      ],
    };
  const words = expenseOf(found, paper, { who, registered, today });
  const change: Change = { operation: financeRecords.operations.create, tool: 'create_finance_record', ...words };
  // the owner passes on what they want recorded
  const isTheirs = contact.kind === 'supplier' || contact.kind === 'owner';
  return {
    clause: `sent ${what}${paper.due ? `, due ${day(paper.due)}` : ''}`,
    changes: isTheirs ? [change] : [],
    task: check,
    facts,
    warnings: [
      ...(isTheirs ? [] : ['You have no supplier on file with this address. Check it before you pay anything.']),
      ...paper.notes,
      ...hidden,
    ],
  };
}

function factsOf({ paper, name }: FoundPaper): Fact[] {
  if (!paper) return [];
  const { number, total, gst, tax, due, dated, job } = paper;
  return [
    ...fact('Bill', number),
    ...fact('Amount', total === null ? null : money(total)),
    ...fact('GST', tax === 'free' ? 'none' : gst === null ? null : money(gst)),
    ...fact('Dated', dated && day(dated)),
    ...fact('Due', due && day(due)),
    ...fact('Job', job?.job_name),
    ...fact('On the paper', billFrom(paper)),
    ...fact('Read from', name),
  ];
}

/** What else came as a PDF: named for what it is, and nothing is made of it; and what could not be read. */
export function otherPapers({ incoming }: Given, found: Extracted): Part | null {
  const papers = papersOf(incoming);
  const others = papers.filter(isOther);
  const mayBeBill = incoming.contact.kind === 'supplier' || found.intent === 'supplier_bill';
  const warnings = papers.filter((one) => !isInvoice(one) && (one.hidden || mayBeBill)).flatMap(unreadWords);
  if (!others.length && !warnings.length) return null;
  const named = others.map(({ paper, name }) => `${withArticle(paper?.kind ?? 'other')} (${name})`);
  const unread = papers.filter((one) => one.unread && mayBeBill).map(({ name }) => name);
  return {
    clause:
      [
        ...(named.length ? [`sent ${named.join(' and ')}: nothing to record`] : []),
        ...(unread.length ? [`sent ${unread.join(' and ')}, which cannot be read`] : []),
      ].join(', and ') || `sent ${papers.map(({ name }) => name).join(' and ')}`,
    facts: others.map(({ paper, name }) => ({ label: name, value: `${paper?.kind}, not a bill` })),
    task: unread.length
      ? { task_name: `Open ${unread.join(' and ')}: it cannot be read`, notes: null, project_id: null }
      : null,
    warnings,
  };
}
