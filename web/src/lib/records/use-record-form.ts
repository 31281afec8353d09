import type { FieldValues } from 'react-hook-form';
import type { CreateOf, RecordOf, Table, UpdateOf } from './table.ts';
import { useSave } from './use-save.ts';
import { type FormOptions, type SavedForm, useSavedForm } from './use-saved-form.ts';

interface Options<T extends Table, V extends FieldValues, O extends object>
  extends Pick<FormOptions<RecordOf<T>, V, O>, 'schema' | 'valuesOf'> {
  table: T;
  /** The record that is edited; null makes a new one. */
  record: (RecordOf<T> & { id: string; version: number }) | null;
  /** Called with the stored record. */
  onSaved: (record: RecordOf<T>, created: boolean) => void;
}

/** A form that creates or edits a record of a table. */
export function useRecordForm<T extends Table, V extends FieldValues, O extends object>(
  options: Options<T, V, O>,
): SavedForm<V> {
  const { table, record, onSaved, ...rest } = options;
  const save = useSave(table);
  return useSavedForm<RecordOf<T>, V, O>({
    ...rest,
    record,
    send: (fields, version) =>
      save.mutateAsync(
        record
          ? { id: record.id, update: fields as object as UpdateOf<T>, ...(version === undefined ? {} : { version }) }
          : { create: fields as object as CreateOf<T> },
      ),
    onSaved: (saved) => onSaved(saved, record === null),
  });
}
