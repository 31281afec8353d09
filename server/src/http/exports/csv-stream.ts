import { pipeline, type Readable } from 'node:stream';
import { LIMITS, type Operation } from '@smoko/contract';
import { stringify } from 'csv-stringify';
import { z } from 'zod';
import type { Actor } from '../../domain/actor.ts';
import type { Executor } from '../../domain/executor.ts';
import { type CsvColumn, csvCell, csvColumns } from './columns.ts';

/** A list as CSV: all of it, read page by page as the reader takes it. Excel knows by the byte-order mark that it is UTF-8. */
export function csvStream(executor: Executor, actor: Actor, list: Operation): Readable {
  const columns = csvColumns(list);
  const csv = stringify({
    header: true,
    columns: columns.map(({ header }) => header),
    bom: true,
    record_delimiter: 'windows',
  });
  // whoever reads hears of a failure from `csv`; one who hangs up ends the reading of the list as well
  return pipeline(rows(records(executor, actor, list), columns), csv, () => undefined);
}

async function* rows(records: AsyncIterable<unknown>, columns: readonly CsvColumn[]): AsyncGenerator<string[]> {
  for await (const record of records) yield columns.map((column) => csvCell(record, column));
}

async function* records(executor: Executor, actor: Actor, list: Operation): AsyncGenerator<unknown> {
  for (let cursor: string | undefined; ; ) {
    const input = z.decode(list.input, { limit: LIMITS.pageMax, ...(cursor ? { cursor } : {}) });
    const page = z.encode(list.output, await executor.execute(list, actor, input)) as {
      data: unknown[];
      next_cursor: string | null;
    };
    yield* page.data;
    if (page.next_cursor === null) return;
    cursor = page.next_cursor;
  }
}
