import { zodResolver } from '@hookform/resolvers/zod';
import { AppError } from '@smoko/contract';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { showOnFields } from '../form-errors.ts';
import { notify } from '../notify.ts';

export interface FormOptions<R, V extends FieldValues, O extends object> {
  /** From what is typed to what is sent. */
  schema: z.ZodObject<z.ZodRawShape, z.core.$strip> & z.ZodType<O, V>;
  /** What is edited, with the version that was read; null makes something new. */
  record: (R & { version: number }) | null;
  valuesOf: (record: R | null) => V;
  /** Sends all fields of something new, else those that were edited. Without a version it is saved whatever it has become. */
  send: (fields: Partial<O>, version: number | undefined) => Promise<R>;
  /** Told with the record as it is on file. */
  onSaved: (record: R) => void;
}

export interface SavedForm<V extends FieldValues> {
  form: UseFormReturn<V, unknown, never>;
  /** For what the form stands in: a dialog, a page. */
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
 * A form for what is on file: fields are checked as they are left, nothing typed is lost when saving fails, it cannot be
 * sent twice, and what somebody else changed meanwhile is not overwritten in silence.
 */
export function useSavedForm<R, V extends FieldValues, O extends object>(options: FormOptions<R, V, O>): SavedForm<V> {
  const { schema, record, valuesOf, send, onSaved } = options;
  const [clash, setClash] = useState(false);
  const form = useForm<V, unknown, O>({
    mode: 'onTouched',
    resolver: zodResolver(schema as never) as never,
    defaultValues: valuesOf(record) as DefaultValues<V>,
  });

  const sendWith = (version: number | undefined) =>
    form.handleSubmit(async (fields) => {
      try {
        const saved = await send(record ? changed(fields, form.getValues(), valuesOf(record)) : fields, version);
        setClash(false);
        form.reset(valuesOf(saved));
        onSaved(saved);
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
const changed = <O extends object>(fields: O, now: FieldValues, before: FieldValues): Partial<O> =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => !(name in before) || now[name] !== before[name]),
  ) as Partial<O>;
