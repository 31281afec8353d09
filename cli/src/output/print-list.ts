import { once } from 'node:events';
import type { Context } from '../context.ts';
import { type Column, Table } from '../term/table.ts';
import { fieldOf, pick } from './fields.ts';
import { asText, idOf, type OutputOptions } from './output.ts';

export interface Page<R> {
  data: R[];
  next_cursor?: string | null;
}

interface ListView<R> {
  columns: readonly Column<R>[];
  /** Said when there is nothing. */
  empty: string;
  /** Said on stderr when there is more than was asked for. */
  more?: string;
}

/**
 * Writes pages as they come and waits where the reader is slow, so that ten thousand rows need no more memory than a
 * hundred. A table's columns keep the widths of its first page.
 */
export async function printList<R>(
  context: Context,
  options: OutputOptions,
  pages: AsyncIterable<Page<R>> | Iterable<Page<R>>,
  view: ListView<R>,
): Promise<void> {
  const write = writerFor(options, context, view);
  let last: Page<R> = { data: [] };
  for await (const page of pages) {
    last = page;
    if (!context.stdout.write(write.rows(page.data)) && !context.stdout.closed) await drained(context.stdout);
  }
  context.stdout.write(write.end(last.next_cursor ?? null));
  const forPeople = !options.json && !options.jsonl && !options.quiet;
  if (forPeople && last.next_cursor && view.more) context.stderr.write(`${view.more}\n`);
}

interface Writer<R> {
  rows(rows: R[]): string;
  end(nextCursor: string | null): string;
}

function writerFor<R>(options: OutputOptions, context: Context, view: ListView<R>): Writer<R> {
  const shown = (row: R) => (options.fields ? pick(row, options.fields) : row);
  const lines = (texts: string[]) => texts.map((text) => `${text}\n`).join('');
  if (options.json) return jsonWriter(shown, context.columns() !== undefined);
  if (options.jsonl) return { rows: (rows) => lines(rows.map((row) => JSON.stringify(shown(row)))), end: () => '' };
  if (options.quiet) return { rows: (rows) => lines(rows.map(idOf)), end: () => '' };
  const columns = options.fields?.map((name) => plainColumn<R>(name)) ?? view.columns;
  const table = new Table(columns, context.columns());
  let empty = true;
  return {
    rows: (rows) => {
      if (rows.length === 0) return '';
      const header = empty ? [context.style('bold', table.header(rows))] : [];
      empty = false;
      return lines([...header, ...table.lines(rows)]);
    },
    end: () => (empty ? `${view.empty}\n` : ''),
  };
}

/** `{"data": [...], "next_cursor": null}`, written while it comes in; with line breaks where a person looks at it. */
function jsonWriter<R>(shown: (row: R) => unknown, pretty: boolean): Writer<R> {
  let first = true;
  const begin = () => {
    const text = first ? '{"data":[\n' : ',\n';
    first = false;
    return text;
  };
  return {
    rows: (rows) => rows.map((row) => `${begin()}${JSON.stringify(shown(row), null, pretty ? 2 : 0)}`).join(''),
    end: (nextCursor) => `${first ? '{"data":[' : '\n'}],"next_cursor":${JSON.stringify(nextCursor)}}\n`,
  };
}

const plainColumn = <R>(name: string): Column<R> => ({
  title: name,
  value: (row) => asText(fieldOf(row, name)),
  shrinkTo: 8,
});

/** Until the reader wants more, or has gone. */
async function drained(stream: NodeJS.WriteStream): Promise<void> {
  const gone = new AbortController();
  await Promise.race([once(stream, 'drain', gone), once(stream, 'close', gone)]).finally(() => gone.abort());
}
