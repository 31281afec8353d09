import type { Repository } from '../../db/repository.ts';

/** Of these paths (`{userId}/...`), those that a record names, deleted ones included. */
export async function filesOnRecord(repositories: readonly Repository[], paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const user_id of new Set(paths.map(ownerOf))) {
    const own = paths.filter((path) => ownerOf(path) === user_id);
    for (const { model } of repositories) {
      const docs = await model.find({ user_id, file_path: { $in: own } }, { file_path: 1 }).lean();
      found.push(...docs.map((doc) => String(doc.file_path)));
    }
  }
  return found;
}

const ownerOf = (path: string): string => path.split('/')[0] ?? '';
