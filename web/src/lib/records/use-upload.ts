import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { loadQueue } from '../queue/send.ts';
import { KeptForLater } from '../queue/waiting.ts';
import { upload } from '../upload.ts';
import { refreshTable } from './refresh.ts';
import type { RecordOf, Table } from './table.ts';

/** Idempotency keys of files whose upload has not succeeded, so that a retry does not create a second record. */
const keys = new WeakMap<File, string>();

/** Uploads a file to an address, which changes this table. `progress` is in whole percent; null when there is no upload. */
export function useUploadTo(path: string, table: string) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);

  async function send(file: File, fields: Record<string, string> = {}, signal = new AbortController().signal) {
    const key = keys.get(file) ?? crypto.randomUUID();
    keys.set(file, key);
    setProgress(0);
    try {
      const now = () => upload({ path, file, fields, key, signal, onProgress: setProgress });
      const queue = await loadQueue();
      const made = await (queue ? queue.uploadOrKeep(client, { path, file, fields, key, table }, now) : now());
      keys.delete(file);
      void refreshTable(client, table);
      return made;
    } catch (error) {
      if (error instanceof KeptForLater) keys.delete(file);
      throw error;
    } finally {
      setProgress(null);
    }
  }
  return { send, progress };
}

/** The same for a file that becomes a record in a table of files. */
export function useUpload<T extends Table & { path: string }>(table: T) {
  const { send, progress } = useUploadTo(`/api/${table.path}`, table.table);
  return { progress, send: async (...given: Parameters<typeof send>) => (await send(...given)) as RecordOf<T> };
}
