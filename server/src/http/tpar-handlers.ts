import { getTpar, type WireOutput } from '@smoko/contract';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { formulaSafe } from '../domain/csv/formula.ts';
import type { Executor } from '../domain/executor.ts';
import { type Handlers, handle } from './handlers.ts';
import { actorFromRequest } from './identity.ts';

type Contractor = WireOutput<typeof getTpar>['contractors'][number];

const text = (said: string | null): string => formulaSafe(said ?? '');
const money = (dollars: number): string => dollars.toFixed(2);

/** In the order in which the report asks for them. An ABN as it is printed, so that no spreadsheet takes it for a number. */
const COLUMNS: readonly (readonly [header: string, cell: (line: Contractor) => string])[] = [
  ['ABN', ({ abn }) => text(abn?.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4') ?? null)],
  ['Contractor', ({ name }) => text(name)],
  ['Address', ({ address }) => text(address)],
  ['Phone', ({ phone }) => text(phone)],
  ['Email', ({ email }) => text(email)],
  ['Gross amount paid (incl GST)', ({ gross }) => money(gross)],
  ['Total GST', ({ gst }) => money(gst)],
  ['Total tax withheld', ({ tax_withheld }) => money(tax_withheld)],
];

const tparCsv = (contractors: readonly Contractor[]): string =>
  stringify(
    contractors.map((line) => COLUMNS.map(([, cell]) => cell(line))),
    { header: true, columns: COLUMNS.map(([header]) => header), bom: true, record_delimiter: 'windows' },
  );

/** The report is JSON, and CSV to whoever would rather have that. */
export const tparHandlers = (executor: Executor): Handlers => [
  handle(getTpar, async (req, res, input) => {
    const report = await executor.execute(getTpar, actorFromRequest(req), input);
    res.vary('Accept');
    if (req.accepts(['application/json', 'text/csv']) === 'text/csv') {
      const { year, contractors } = z.encode(getTpar.output, report);
      res.type('text/csv').attachment(`tpar-${year}.csv`).send(tparCsv(contractors));
    }
    return report;
  }),
];
