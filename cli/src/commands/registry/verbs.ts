import type { CliTable } from '../../tables/table.ts';
import type { CommandFile, Registration } from './registration.ts';

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
  /** Instead of add's fields: the record is made by uploading a file. */
  upload?: { example: string; load(): Promise<CommandFile> };
  /** Absent where records have none. */
  status?: string;
  // biome-ignore lint/suspicious/noExplicitAny: tables of any record, whose type matters inside its own file only
  load(): Promise<CliTable<any>>;
}

type Verb = keyof typeof import('../../tables/verbs.ts')['VERBS'];

/** The verbs of a table, with an example each. */
export function tableCommands(table: TableGroup): Registration[] {
  const { group, noun, plural, example } = table;
  const command = (verb: Verb, summary: string, ...rest: string[]) => ({
    path: `${group} ${verb}`,
    summary,
    examples: rest.map((words) => `smoko ${group} ${verb} ${words}`.trim()),
    load: async () => {
      const [{ VERBS }, declared] = await Promise.all([import('../../tables/verbs.ts'), table.load()]);
      return { configure: VERBS[verb].bind(null, declared) };
    },
  });
  const { upload } = table;
  return [
    ...(table.add === undefined ? [] : [command('add', `add ${article(noun)} ${noun}`, table.add)]),
    ...(upload
      ? [{ path: `${group} add`, summary: `add ${plural}`, examples: [upload.example], load: upload.load }]
      : []),
    command('list', `list your ${plural}`, table.list),
    command('show', `show one ${noun}`, example, 'ID'),
    command('edit', `change ${article(noun)} ${noun}`, `${example} ${table.edit}`),
    ...(table.status === undefined
      ? []
      : [command('set-status', `set how far ${article(noun)} ${noun} is`, `${example} ${table.status}`)]),
    command('rm', `delete ${article(noun)} ${noun} (kept for 30 days)`, example),
    command('restore', `bring back a deleted ${noun}`, DELETED_ID),
  ];
}

const article = (noun: string) => (/^[aeiou]/.test(noun) ? 'an' : 'a');

/** Stands for the id that rm gave. */
export const DELETED_ID = '665f1c2ab3d4e5f601234567';
