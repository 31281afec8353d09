import { AppError, invalid, LIMITS } from '@smoko/contract';
import { CsvError, parse } from 'csv-parse/sync';
import { formulaMeant } from '../csv/formula.ts';

export interface CsvFile {
  headers: string[];
  rows: { line: number; cells: string[] }[];
}

const SEPARATORS = [',', ';', '\t'];

/** Reads what Excel, Xero and others write: commas, semicolons or tabs, quotes, any line end, with or without a mark at the start. */
export function readCsv(text: string): CsvFile {
  // Excel writes down its separator when it is asked to
  const [, named, rest] = /^\uFEFF?sep=(.)\r?\n([\s\S]*)$/i.exec(text) ?? [];
  const records = parsed(rest ?? text, named ?? separatorOf(text), named === undefined ? 0 : 1);
  const [first, ...others] = records;
  if (!first || others.length === 0) throw invalid('csv', 'That file has no rows below its headings.');
  if (others.length > LIMITS.importRows) {
    const most = LIMITS.importRows.toLocaleString('en-AU');
    throw invalid('csv', `At most ${most} rows at once. Split the file and import the parts.`);
  }
  if (first.cells.length > LIMITS.importColumns) {
    throw invalid('csv', `At most ${LIMITS.importColumns} columns. Delete those that are not needed and try again.`);
  }
  return { headers: first.cells, rows: others };
}

function parsed(text: string, delimiter: string, before: number): CsvFile['rows'] {
  try {
    const records = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    return records.map(({ info, record }) => ({ line: info.lines + before, cells: record.map(formulaMeant) }));
  } catch (error) {
    if (error instanceof AppError || !(error instanceof CsvError)) throw error;
    const line = 'lines' in error ? ` near line ${Number(error.lines) + before}` : '';
    throw invalid('csv', `That is not a CSV file that can be read: look at the quotes${line}.`);
  }
}

/** What stands most often between the headings. */
function separatorOf(text: string): string {
  const headings = /^(?:"[^"]*"|[^"\r\n])*/.exec(text)?.[0].replace(/"[^"]*"/g, '') ?? '';
  const count = (separator: string) => headings.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}
