import { STORED_PATH } from '../../files/file-store.ts';
import { NOBODY } from './names.ts';
import { FILE_FIELDS } from './tables.ts';

/** An uploaded file that a record names. */
export interface NamedFile {
  /** In the store: `{userId}/{timestamp}.{ending}`. */
  path: string;
  /** In a copy, as records there call it. */
  stored: string;
  /** In a copy, where people look for it: `files/templates/{id}/{name}`. */
  entry: string;
}

/** Remembers the files that records name, each once. */
export function createNamedFiles(userId: string) {
  const files = new Map<string, NamedFile>();
  return {
    note(table: string, row: object): void {
      const path = fileNamedBy(table, row);
      if (path === null || !STORED_PATH.test(path) || !path.startsWith(`${userId}/`)) return;
      // a quote names its template's file: that is looked for with the templates, as long as there is one
      if (files.has(path) && table === 'quotes') return;
      const stored = `${NOBODY}${path.slice(userId.length)}`;
      files.set(path, { path, stored, entry: `files/${placeOf(table, row, path)}` });
    },
    all: (): NamedFile[] => [...files.values()],
  };
}

/** The stored file that a record of a table names; null: none. */
export function fileNamedBy(table: string, row: object): string | null {
  const path = FILE_FIELDS[table]?.split('.').reduce<unknown>(fieldOf, row);
  return typeof path === 'string' ? path : null;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([field]) => field === name)?.[1]
    : undefined;

/** Names may repeat, ids do not. Logos by what papers name them by; of a quote, the file of a template that is gone. */
function placeOf(table: string, row: object, path: string): string {
  const text = (name: string) => `${fieldOf(row, name) ?? ''}`;
  if (table === 'logos') return `logos/${text('sha256')}.${text('file_type')}`;
  if (table === 'quotes') return `quotes/${text('_id')}/${path.split('/')[1]}`;
  return `${table}/${text('_id')}/${plain(text('name'))}`;
}

/** As a part of a path: nothing that leads elsewhere. */
const plain = (name: string): string => name.replace(/[\\/:]/g, '_').replace(/^\.+$/, '_') || '_';
