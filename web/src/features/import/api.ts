import {
  type Import,
  previewImport,
  RESTORE_PATH,
  readyToRestore,
  restoreSchema,
  runImport,
  undoImport,
  type WireInput,
} from '@smoko/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIdentityCheck } from '../../components/overlays/identity-check.tsx';
import { api } from '../../lib/api.ts';
import { notify } from '../../lib/notify.ts';
import { useSendOnce } from '../../lib/records/use-send-once.ts';
import { upload } from '../../lib/upload.ts';

type ImportInput = WireInput<typeof runImport>;

export const usePreview = () =>
  useMutation({
    mutationFn: (input: ImportInput) => api.call(previewImport, input),
    onError: (error) => notify.failure(error),
  });

/** A file that is sent again after a lost answer is imported once. */
export function useImport(onDone: (done: Import) => void) {
  return useMutation({
    mutationFn: useSendOnce(runImport),
    onSuccess: onDone,
    onError: (error) => notify.failure(error),
  });
}

export const useUndoImport = () =>
  useMutation({
    mutationFn: (id: string) => api.call(undoImport, { id }),
    onSuccess: ({ deleted, kept }) => {
      const rest = kept > 0 ? ` ${kept} changed since stayed.` : '';
      notify.success('Import Undone', `${deleted} deleted.${rest}`);
    },
    onError: (error) => notify.failure(error),
  });

/** Brings everything back from a zip. Whether it may is asked first, with the password: nobody uploads all of it to be refused. */
export function useRestore() {
  const client = useQueryClient();
  const confirmed = useIdentityCheck();
  const [percent, setPercent] = useState<number | null>(null);
  const restore = useMutation({
    mutationFn: async (file: File) => {
      const send = () =>
        upload({
          path: RESTORE_PATH,
          file,
          fields: {},
          key: crypto.randomUUID(),
          signal: new AbortController().signal,
          onProgress: setPercent,
          patient: true,
        });
      setPercent(null);
      if (!(await confirmed(() => api.call(readyToRestore, {})))) return null;
      setPercent(0);
      const answer = await confirmed(send);
      return answer === undefined ? null : restoreSchema.parse(answer);
    },
    onSuccess: (done) => {
      if (!done) return;
      notify.success('Import Done', `${done.records.toLocaleString('en-AU')} records brought back.`);
    },
    // every screen shows something else now
    onSettled: () => client.invalidateQueries(),
  });
  return { restore, percent };
}
