import type { Command } from 'commander';
import { valuesOf, wordFor } from '../config/values.ts';
import type { Context } from '../context.ts';
import { type OutputOptions, withOutput } from '../output/output.ts';
import { printList } from '../output/print-list.ts';
import type { Column } from '../term/table.ts';

/** A profile without its tokens. */
interface Profile {
  id: string;
  used: boolean;
  servers: { url: string; email: string | null; signed_in: boolean }[];
  settings: Record<string, string | boolean | undefined>;
}

export function configure(command: Command, context: Context): void {
  withOutput(command).action((options: OutputOptions) => run(options, context));
}

function run(options: OutputOptions, context: Context): Promise<void> {
  const used = context.store.profile();
  const data = Object.entries(context.store.profiles()).map(
    ([id, config]): Profile => ({
      id,
      used: id === used,
      servers: Object.entries(config.servers).map(([url, { email, access_token }]) => ({
        url,
        email: email ?? null,
        signed_in: access_token !== undefined,
      })),
      settings: valuesOf(config),
    }),
  );
  return printList(context, options, [{ data }], { columns: COLUMNS, empty: '' });
}

const COLUMNS: Column<Profile>[] = [
  { title: 'Profile', value: ({ id, used }) => `${id}${used ? ' *' : ''}` },
  {
    title: 'Signed in',
    value: ({ servers }) =>
      servers
        .filter(({ signed_in }) => signed_in)
        .map(({ url, email }) => `${email ?? ''} at ${url}`)
        .join(', ') || '-',
    shrinkTo: 16,
  },
  {
    title: 'Settings',
    value: ({ settings }) =>
      Object.entries(settings)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => `${key}=${wordFor(value)}`)
        .join(' ') || '-',
    shrinkTo: 16,
    dropOrder: 1,
  },
];
