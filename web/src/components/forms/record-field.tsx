import { useState } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import type { RecordOf, SearchedTable } from '../../lib/records/table.ts';
import type { Choice } from './record-choice.ts';
import { RecordPicker } from './record-picker.tsx';

interface Props<F extends FieldValues, T extends SearchedTable> {
  form: UseFormReturn<F, unknown, unknown>;
  /** The form's field that holds the id; '' for none. */
  name: FieldPath<F>;
  table: T;
  label: string;
  note?: string;
  hint?: string;
  none: string;
  /** The record that is chosen when the form opens. */
  chosen: Choice | null;
  labelOf: (record: RecordOf<T>) => string;
  aboutOf?: (record: RecordOf<T>) => string | null;
  /** For forms that keep more of the choice than its id. */
  onChoice?: (choice: Choice | null) => void;
}

/** A form field that refers to another record, chosen with RecordPicker. */
export function RecordField<F extends FieldValues, T extends SearchedTable>({
  form,
  name,
  onChoice,
  ...props
}: Props<F, T>) {
  const [chosen, setChosen] = useState(props.chosen);
  return (
    <RecordPicker
      {...props}
      chosen={chosen}
      error={form.getFieldState(name, form.formState).error?.message}
      onChoose={(choice) => {
        setChosen(choice);
        onChoice?.(choice);
        form.clearErrors(name);
        form.setValue(name, (choice?.id ?? '') as PathValue<F, FieldPath<F>>, { shouldDirty: true });
      }}
    />
  );
}
