import { describe, expect, it } from 'vitest';
import { type AroundPaper, readPaper } from '../../../agents/src/papers/read-paper.ts';
import { createReadPdf } from '../../../server/src/documents/pdf-text/read-pdf.ts';
import { supplierPdf } from '../../support/supplier-pdf.ts';
import { AUSTRALIAN } from './australian.ts';
import { NEW_ZEALAND } from './new-zealand.ts';
import { DOUBTFUL, NO_BILLS } from './no-bills.ts';
import type { PaperRow } from './shapes.ts';

const SUPPLIERS = [
  ['Reece Plumbing', '49 004 097 090'],
  ['Tradelink', null],
  ['MMEM', null],
  ['Bunnings Trade', null],
  ['CNW', null],
  ['Rexel', null],
  ['Beaumont Tiles', null],
  ['Southern Timber', null],
  ['Kennards Hire', null],
  ['Dean Potter Carpentry', '77 123 456 789'],
  ['Haymans Electrical', null],
  ['Mico', null],
  ['PlaceMakers', null],
  ['Hutt ITM', null],
  ['Corys Electrical', null],
].map(([name, abn], at) => ({ id: `s${at}`, name: String(name), abn: abn ?? null }));
const HOT_WATER = {
  id: 'j1',
  job_number: '3144',
  job_name: 'Hot water at Ocean St',
  site_address: '4 Ocean St, Kiama',
};
const BATHROOM = { id: 'j2', job_number: '3201', job_name: 'Carmody bathroom', site_address: null };

const around = (country: 'AU' | 'NZ'): AroundPaper => ({
  today: '2026-11-20',
  country,
  business: { name: 'Carmody Trades', abn: '53 004 085 616' },
  sender: null,
  given: null,
  suppliers: SUPPLIERS,
  jobs: [HOT_WATER, BATHROOM],
  items: [{ item_name: 'Tempering valve 20mm', supplier_id: 's0', job: BATHROOM }],
});

const readPdf = createReadPdf();
async function read({ text, country }: PaperRow, known: Partial<AroundPaper> = {}) {
  const pdf = await readPdf('one', await supplierPdf(text));
  if (pdf.kind !== 'text') throw new Error(`It was read as ${pdf.kind}.`);
  return readPaper(pdf.lines, { ...around(country), ...known });
}

const ROWS = [...AUSTRALIAN, ...NEW_ZEALAND, ...NO_BILLS, ...DOUBTFUL];

describe('papers of suppliers, printed as PDFs and read', () => {
  it('are more than forty', () => expect(ROWS.length).toBeGreaterThanOrEqual(40));

  it.each(ROWS.map((row) => [row.name, row] as const))('%s', async (_name, row) => {
    const paper = await read(row);
    expect(paper.kind).toBe(row.kind);
    expect([paper.bankChange, paper.orders]).toEqual([row.bankChange ?? false, row.orders ?? false]);
    if (row.says) expect([paper.trouble, ...paper.notes].join(' ')).toMatch(row.says);
    const proposes =
      paper.kind === 'invoice' && paper.total !== null && !paper.trouble && !paper.bankChange && !paper.orders;
    expect(proposes).toBe(row.proposes !== null);
    if (!row.proposes) return;
    const { supplier, job, ...figures } = row.proposes;
    expect(paper).toMatchObject(figures);
    if (supplier !== undefined) expect(paper.supplier?.name ?? null).toBe(supplier);
    expect(paper.job?.job_number ?? null).toBe(job ?? null);
  });
});

describe('whose a paper is', () => {
  const suppliers = ['Penrith Pumps', 'Kiama Timber', 'Reece Plumbing'].map((name) => ({ id: name, name, abn: null }));
  const paper = (head: string): PaperRow => ({
    name: head,
    country: 'AU',
    kind: 'invoice',
    proposes: null,
    text: `${head}\n  TAX INVOICE\n  Invoice No: BG-5501\n  Total inc GST   385.00`,
  });

  it.each([
    ['Blue Gum Skips\n  1 Tip Rd, Penrith NSW 2750', null],
    ['Blue Gum Skips\n  1 Tip Rd\n  PENRITH NSW', null],
    ['Blue Gum Skips   14 Main Street Kiama 2533', null],
    ['Penrith Pumps\n  1 Tip Rd, Penrith NSW 2750', 'Penrith Pumps'],
    ['PENRITH PUMPS PTY LTD   3 Lee St, Emu Plains NSW 2750', 'Penrith Pumps'],
    ['Kiama Timber and Hardware, Kiama NSW 2533', 'Kiama Timber'],
    ['14 Main St   Reece Plumbing Penrith NSW 2750', 'Reece Plumbing'],
    ['REECE   Penrith NSW 2750', 'Reece Plumbing'],
  ])('%j', async (head, name) => {
    expect((await read(paper(head), { suppliers })).supplier?.name ?? null).toBe(name);
  });
});
