import { zodResolver } from '@hookform/resolvers/zod';
import { AppError } from '@smoko/contract';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { showOnFields } from '../form-errors.ts';
import { notify } from '../notify.ts';
import type { CreateOf, RecordOf, Table, UpdateOf } from './table.ts';
import { useSave } from './use-save.ts';

interface Options<T extends Table, V extends FieldValues, O extends object> {
  table: T;
  /** From what is typed to what is sent. */
  schema: z.ZodObject<z.ZodRawShape, z.core.$strip> & z.ZodType<O, V>;
  /** The record that is edited; null makes a new one. */
  record: (RecordOf<T> & { id: string; version: number }) | null;
  valuesOf: (record: RecordOf<T> | null) => V;
  /** Told with the record as it is on file. */
  onSaved: (record: RecordOf<T>, created: boolean) => void;
}

export interface RecordForm<V extends FieldValues> {
  form: UseFormReturn<V, unknown, never>;
  /** For the dialog that the form stands in. */
  dialog: {
    busy: boolean;
    /** Something was typed that is not saved. */
    dirty: boolean;
    onSubmit: () => void;
    /** Somebody else changed the record meanwhile: nothing was saved, and the user chooses. */
    clash: boolean;
    /** Saves over what somebody else has written. */
    onSaveAnyway: () => void;
  };
}

/**
 * A form for one record: fields are checked as they are left, nothing typed is lost when saving fails, it cannot be
 * sent twice, and a record that somebody else changed meanwhile is not overwritten in silence.
 */
export function useRecordForm<T extends Table, V extends FieldValues, O extends object>(
  options: Options<T, V, O>,
): RecordForm<V> {
  const { table, schema, record, valuesOf, onSaved } = options;
  const save = useSave(table);
  const [clash, setClash] = useState(false);
  const form = useForm<V, unknown, O>({
    mode: 'onTouched',
    resolver: zodResolver(schema as never) as never,
    defaultValues: valuesOf(record) as DefaultValues<V>,
  });

  const sendWith = (version: number | undefined) =>
    form.handleSubmit(async (fields) => {
      try {
        const saved = await save.mutateAsync(
          record
            ? {
                id: record.id,
                update: changed(fields, form.getValues(), valuesOf(record)) as UpdateOf<T>,
                ...(version === undefined ? {} : { version }),
              }
            : { create: fields as CreateOf<T> },
        );
        setClash(false);
        form.reset(valuesOf(saved));
        onSaved(saved, record === null);
      } catch (error) {
        if (record && error instanceof AppError && error.code === 'conflict') return setClash(true);
        if (!showOnFields(form as never, Object.keys(schema.shape), error)) notify.failure(error);
      }
    });

  return {
    form: form as never,
    dialog: {
      busy: form.formState.isSubmitting,
      dirty: form.formState.isDirty,
      onSubmit: () => void sendWith(record?.version)(),
      clash,
      onSaveAnyway: () => void sendWith(undefined)(),
    },
  };
}

/** Only what was edited is sent: the rest stays as it is by then, and a link to a deleted record is no trouble. */
const changed = (fields: object, now: FieldValues, before: FieldValues): object =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in before) || now[name] !== before[name]));
