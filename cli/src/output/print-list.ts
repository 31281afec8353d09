import type { Context } from '../context.ts';
import { paged } from '../term/pager.ts';
import { type Column, Table } from '../term/table.ts';
import { fieldOf, pick } from './fields.ts';
import { asText, idOf, type OutputOptions } from './output.ts';

export interface Page<R> {
  data: R[];
  next_cursor?: string | null;
}

interface ListView<R> {
  columns: readonly Column<R>[];
  /** Printed for an empty list. */
  empty: string;
  /** Printed on stderr where there are more records than were asked for. */
  more?: string;
  /** What a row has to be told of beside its columns: printed once on stderr, however many rows say the same. */
  beneath?(row: R): string | null;
}

/**
 * Writes each page as it arrives, and waits while the output is full, so that memory does not grow with the list. The first
 * page sets the widths of a table's columns.
 */
export async function printList<R>(
  context: Context,
  options: OutputOptions,
  pages: AsyncIterable<Page<R>> | Iterable<Page<R>>,
  view: ListView<R>,
): Promise<void> {
  const write = writerFor(options, context, view);
  const notes = new Set<string | null>();
  let last: Page<R> = { data: [] };
  const out = paged(context);
  for await (const page of pages) {
    last = page;
    for (const row of page.data) notes.add(view.beneath?.(row) ?? null);
    if (!(await out.write(write.rows(page.data)))) break;
  }
  await out.write(write.end(last.next_cursor ?? null));
  await out.end();
  const forPeople = !options.json && !options.jsonl && !options.quiet && !options.jq;
  if (forPeople) for (const note of notes) if (note) context.stderr.write(`${note}\n`);
  if (forPeople && last.next_cursor && view.more) context.stderr.write(`${view.more}\n`);
}

interface Writer<R> {
  rows(rows: R[]): string;
  end(nextCursor: string | null): string;
}

function writerFor<R>(options: OutputOptions, context: Context, view: ListView<R>): Writer<R> {
  const shown = (row: R) => (options.fields ? pick(row, options.fields) : row);
  const lines = (texts: string[]) => texts.map((text) => `${text}\n`).join('');
  const { jq } = options;
  if (jq && options.jsonl) return { rows: (rows) => lines(rows.flatMap((row) => jq(shown(row)))), end: () => '' };
  if (jq) return wholeWriter((value) => lines(jq(value)), shown);
  if (options.json) return jsonWriter(shown, context.columns() !== undefined);
  if (options.jsonl) return { rows: (rows) => lines(rows.map((row) => JSON.stringify(shown(row)))), end: () => '' };
  if (options.quiet) return { rows: (rows) => lines(rows.map(idOf)), end: () => '' };
  const columns = options.fields?.map((name) => plainColumn<R>(name)) ?? view.columns;
  const table = new Table(columns, context.columns());
  let empty = true;
  return {
    rows: (rows) => {
      if (rows.length === 0) return '';
      const header = empty ? table.header(rows) : null;
      empty = false;
      return lines([...(header === null ? [] : [context.style('bold', header)]), ...table.lines(rows)]);
    },
    end: () => (empty ? `${view.empty}\n` : ''),
  };
}

/** Writes what becomes of the whole answer, once all of it is there. */
function wholeWriter<R>(text: (answer: Page<unknown>) => string, shown: (row: R) => unknown): Writer<R> {
  const data: unknown[] = [];
  return {
    rows: (rows) => {
      data.push(...rows.map(shown));
      return '';
    },
    end: (next_cursor) => text({ data, next_cursor }),
  };
}

/** Writes `{"data": [...], "next_cursor": null}` piece by piece; indented on a terminal. */
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
