import type { CliTable } from '../../tables/table.ts';
import type { Registration } from './registration.ts';

interface TableGroup {
  group: string;
  noun: string;
  plural: string;
  /** One that exists, as people call it. */
  example: string;
  /** What an example adds behind each verb: list's filters, add's and edit's fields, set-status's status. */
  list: string;
  edit: string;
  /** Absent where a table's records are not typed in. */
  add?: string;
  /** Absent where records have none. */
  status?: string;
  // biome-ignore lint/suspicious/noExplicitAny: tables of any record, whose type matters inside its own file only
  load(): Promise<CliTable<any>>;
}

/** The verbs of a table, with an example each. */
export function tableCommands(table: TableGroup): Registration[] {
  const { group, noun, plural, example } = table;
  const command = (verb: keyof typeof import('../../tables/verbs.ts')['VERBS'], summary: string, rest: string) => ({
    path: `${group} ${verb}`,
    summary,
    examples: [`smoko ${group} ${verb} ${rest}`.trim()],
    load: async () => {
      const [{ VERBS }, declared] = await Promise.all([import('../../tables/verbs.ts'), table.load()]);
      return { configure: VERBS[verb].bind(null, declared) };
    },
  });
  return [
    command('list', `list your ${plural}`, table.list),
    command('show', `show one ${noun}`, example),
    ...(table.add === undefined ? [] : [command('add', `add a ${noun}`, table.add)]),
    command('edit', `change a ${noun}`, `${example} ${table.edit}`),
    ...(table.status === undefined
      ? []
      : [command('set-status', `set how far a ${noun} is`, `${example} ${table.status}`)]),
    command('rm', `delete a ${noun} (kept for 30 days)`, example),
    command('restore', `bring back a deleted ${noun}`, DELETED_ID),
  ];
}

/** Stands for the id that rm gave. */
export const DELETED_ID = '665f1c2ab3d4e5f601234567';
