import { zodResolver } from '@hookform/resolvers/zod';
import { isChangedMeanwhile } from '@smoko/contract';
import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { showOnFields } from '../form-errors.ts';
import { notify } from '../notify.ts';
import { isKept } from '../queue/waiting.ts';

export interface FormOptions<R, V extends FieldValues, O extends object> {
  /** Parses the form's values into the operation's input. */
  schema: z.ZodObject<z.ZodRawShape, z.core.$strip> & z.ZodType<O, V>;
  /** The record that is edited, with the version that was read; null for a new one. */
  record: (R & { version: number }) | null;
  valuesOf: (record: R | null) => V;
  /**
   * Saves: all fields of a new record, else only the edited ones; `all` holds the others too. Without `version` it overwrites
   * other people's changes.
   */
  send: (fields: Partial<O>, version: number | undefined, all: O) => Promise<R>;
  /** Called with the stored record. */
  onSaved: (record: R) => void;
  /** Where the form stays after it is saved: its notices are one, which goes once something is changed or saved again. */
  notices?: string;
}

export interface SavedForm<V extends FieldValues> {
  form: UseFormReturn<V, unknown, unknown>;
  /** Props for the dialog or page around the form. */
  dialog: {
    busy: boolean;
    /** There are unsaved changes. */
    dirty: boolean;
    onSubmit: () => void;
    /** Somebody else changed the record meanwhile: nothing was saved, and the user has to choose. */
    clash: boolean;
    /** Overwrites the other person's changes. */
    onSaveAnyway: () => void;
  };
}

/**
 * A form for a stored record. Fields are validated on blur, values are kept when saving fails, it cannot be submitted twice,
 * and a change that somebody else made meanwhile is not overwritten unasked.
 */
export function useSavedForm<R, V extends FieldValues, O extends object>(options: FormOptions<R, V, O>): SavedForm<V> {
  const { schema, record, valuesOf, send, onSaved, notices } = options;
  const [clash, setClash] = useState(false);
  const form = useForm<V, unknown, O>({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: valuesOf(record) as DefaultValues<V>,
  });

  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => {
    if (notices && isDirty) notify.clear(notices);
  }, [notices, isDirty]);

  const sendWith = (version: number | undefined) => {
    if (notices) notify.clear(notices);
    return form.handleSubmit(async (fields) => {
      try {
        const saved = await send(
          record ? changed(fields, form.getValues(), valuesOf(record)) : fields,
          version,
          fields,
        );
        setClash(false);
        form.reset(valuesOf(saved));
        onSaved(saved);
      } catch (error) {
        if (isKept<R>(error)) {
          setClash(false);
          form.reset(form.getValues());
          // what it says of a stored record is not true yet
          return notify.instead(() => onSaved(error.record));
        }
        if (record && isChangedMeanwhile(error)) return setClash(true);
        if (!showOnFields(form, Object.keys(schema.shape), error)) notify.failure(error, undefined, undefined, notices);
      }
    });
  };

  return {
    form,
    dialog: {
      busy: isSubmitting,
      dirty: isDirty,
      onSubmit: () => void sendWith(record?.version)(),
      clash,
      onSaveAnyway: () => void sendWith(undefined)(),
    },
  };
}

/** The edited fields. Sending only these keeps others' changes, and an unchanged reference to a deleted record does no harm. */
const changed = <O extends object>(fields: O, now: FieldValues, before: FieldValues): Partial<O> =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => !(name in before) || now[name] !== before[name]),
  ) as Partial<O>;
