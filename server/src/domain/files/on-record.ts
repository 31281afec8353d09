import type { Fields } from '../../db/repository.ts';

/** Records that name files, and where they do. */
export interface NamesFiles {
  records: {
    find(filter: Fields, fields: { [field: string]: 1 }): { lean(): PromiseLike<object[]> };
  };
  field: string;
}

/** Of these paths (`{userId}/...`), those that a record names, deleted ones included. */
export async function filesOnRecord(sources: readonly NamesFiles[], paths: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const user_id of new Set(paths.map(ownerOf))) {
    const own = paths.filter((path) => ownerOf(path) === user_id);
    for (const { records, field } of sources) {
      const docs = await records.find({ user_id, [field]: { $in: own } }, { [field]: 1 }).lean();
      for (const doc of docs) found.add(valueAt(doc, field));
    }
  }
  return [...found];
}

const ownerOf = (path: string): string => path.split('/')[0] ?? '';

const valueAt = (doc: object, field: string): string =>
  String(field.split('.').reduce<unknown>((at, name) => (at as Fields)[name], doc));
