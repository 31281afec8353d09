import { type Command, Option } from 'commander';
import type { Context } from '../context.ts';
import { usage } from '../exit.ts';
import { clean } from '../term/clean.ts';
import { pick } from './fields.ts';
import type { JqFilter } from './jq.ts';

/** The options for the output format, the same for every command. */
export interface OutputOptions {
  /** JSON as the API returns it. */
  json?: boolean;
  /** JSON, one record a line. */
  jsonl?: boolean;
  /** Only ids. */
  quiet?: boolean;
  /** Only these fields, `client.name` for one inside another. */
  fields?: string[];
  /** What of the JSON, by a jq program. */
  jq?: JqFilter;
}

/** Whether the output is for a script: nothing else may be printed then. */
export const isForScripts = ({ json, jsonl, quiet, fields, jq }: OutputOptions): boolean =>
  Boolean(json || jsonl || quiet || fields || jq);

/** Adds --jq, whose program is there as a function when the command runs. */
export function withJq(command: Command, about: string): Command {
  return command
    .addOption(new Option('--jq <program>', about).conflicts(['quiet']))
    .hook('preAction', async (_, called) => {
      const { jq } = called.opts<{ jq?: string }>();
      if (jq === undefined) return;
      const { jqFilter } = await import('./jq.ts');
      called.setOptionValue('jq', await jqFilter(jq));
    });
}

/** Adds --json, --jsonl, --jq, --quiet and --fields. */
export function withOutput(command: Command): Command {
  return withJq(command, 'what of the JSON, as jq has it; texts without quotes')
    .addOption(new Option('--json', 'print JSON, as the API gives it').conflicts(['jsonl', 'quiet']))
    .addOption(new Option('--jsonl', 'print JSON, one record a line').conflicts(['quiet']))
    .addOption(new Option('-q, --quiet', 'print ids only').conflicts(['fields']))
    .option('--fields <names>', 'only these fields, with commas between', readNames);
}

/** Prints a record as the options say; without any, calls `people`. --fields prints one value a line. */
export function printRecord<R>(context: Context, options: OutputOptions, record: R, people: (record: R) => void): void {
  const shown = options.fields ? pick(record, options.fields) : record;
  if (options.jq) for (const line of options.jq(shown)) context.printRaw(line);
  else if (options.json) context.printJson(shown);
  else if (options.jsonl) context.printRaw(JSON.stringify(shown));
  else if (options.quiet) context.printRaw(idOf(record));
  else if (options.fields) for (const value of Object.values(shown as object)) context.printRaw(asText(value));
  else people(record);
}

export const idOf = (record: unknown): string => {
  const { id, receipt_id } = record as { id?: unknown; receipt_id?: unknown };
  return asText(id ?? receipt_id);
};

/** A value as plain text: objects as JSON, '' for null. */
export function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : clean(String(value));
}

function readNames(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.some((name) => !/^\w+(\.\w+)*$/.test(name)))
    throw usage('Write fields like: --fields id,status,client.name');
  return names;
}
