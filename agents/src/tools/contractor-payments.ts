import { getTpar, type TparLack } from '@smoko/contract';
import { z } from 'zod';
import { given } from './changes.ts';
import { commas, day, money } from './format.ts';
import { defineTool, read } from './tool.ts';

const SHOWN = 20;
const LACKS: Record<TparLack, string> = { abn: 'no ABN', abn_wrong: 'check the ABN', address: 'no address' };

export const contractorPayments = defineTool({
  name: 'contractor_payments',
  description:
    'What contractors were paid in a year to 30 June, for the Taxable payments annual report (TPAR, Australia), and what it lacks.',
  doing: 'Adding up what contractors were paid',
  args: z.strictObject({
    year: z.int().optional().describe('Year that it ends in: 2026 for 2025-26; left out, the last one that is over'),
  }),
  async run({ year }, env) {
    const report = await env.services.read(getTpar, given({ year }));
    const { from, to, due_on, so_far, total, contractors, more_contractors, notes } = report;
    const when = `from ${day(from)} to ${day(to)}`;
    const beside = notes.map(({ text }) => `\n- ${text}`).join('');
    const look = beside ? `\nHave a look at these:${beside}` : '';
    if (!contractors.length) return read(`No contractor was paid ${when}${look}`, { total, notes });
    const rows = contractors.slice(0, SHOWN).map(({ name, abn, gross, gst, lacks }) => {
      const lacking = lacks.map((one) => LACKS[one]).join(', ');
      return `\n- ${commas(`${name ?? 'a deleted supplier'}: ${money(gross)}`, `GST ${money(gst)}`, abn && `ABN ${abn}`, lacking)}`;
    });
    const others = contractors.length + more_contractors - rows.length;
    const sums = `Contractors were paid ${money(total.gross)} ${when}, ${money(total.gst)} of it GST`;
    const due = so_far ? 'The year is not over yet' : `The TPAR is due ${day(due_on)}`;
    return read(`${sums}:${rows.join('')}${others > 0 ? `\nand ${others} more` : ''}\n${due}${look}`, {
      ...{ from, to, due_on, total, notes },
      contractors: contractors.slice(0, SHOWN),
    });
  },
});
