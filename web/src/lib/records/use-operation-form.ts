import type { Operation, WireInput, WireOutput } from '@smoko/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { refreshTable } from './refresh.ts';
import { type FormOptions, type SavedForm, useSavedForm } from './use-saved-form.ts';
import { useSendOnce } from './use-send-once.ts';

interface Options<T extends Operation, V extends FieldValues, O extends object> {
  operation: T;
  /** Refreshed once it has worked. */
  table: string;
  schema: FormOptions<WireOutput<T>, V, O>['schema'];
  empty: V;
  /** What is sent of what was typed: with the record that it is done to. */
  inputOf: (fields: O) => WireInput<T>;
  onSaved: (made: WireOutput<T>) => void;
}

/** A form that carries out an operation on a record, such as crediting an invoice. */
export function useOperationForm<T extends Operation, V extends FieldValues, O extends object>(
  options: Options<T, V, O>,
): SavedForm<V> {
  const { operation, table, schema, empty, inputOf, onSaved } = options;
  const client = useQueryClient();
  const send = useSendOnce(operation);
  return useSavedForm<WireOutput<T>, V, O>({
    schema,
    record: null,
    valuesOf: () => empty,
    send: async (_, __, fields) => {
      const made = await send(inputOf(fields));
      void refreshTable(client, table);
      return made;
    },
    onSaved,
  });
}
