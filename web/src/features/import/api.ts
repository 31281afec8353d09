import { type Import, previewImport, runImport, undoImport, type WireInput } from '@smoko/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../lib/api.ts';
import { notify } from '../../lib/notify.ts';

type ImportInput = WireInput<typeof runImport>;

export const usePreview = () =>
  useMutation({
    mutationFn: (input: ImportInput) => api.call(previewImport, input),
    onError: (error) => notify.failure(error),
  });

/** A file that is sent again after a lost answer is imported once. */
export function useImport(onDone: (done: Import) => void) {
  const key = useRef<{ input: ImportInput; key: string } | null>(null);
  return useMutation({
    mutationFn: (input: ImportInput) => {
      if (key.current?.input !== input) key.current = { input, key: crypto.randomUUID() };
      return api.call(runImport, input, { idempotencyKey: key.current.key });
    },
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
