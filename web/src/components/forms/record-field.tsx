import { useState } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import type { RecordOf, Table } from '../../lib/records/table.ts';
import { type Choice, RecordPicker } from './record-picker.tsx';

interface Props<F extends FieldValues, T extends Table> {
  form: UseFormReturn<F, unknown, never>;
  /** Holds the id; '' is none. */
  name: FieldPath<F>;
  table: T;
  label: string;
  note?: string;
  hint?: string;
  none: string;
  /** What the record names already. */
  chosen: Choice | null;
  labelOf: (record: RecordOf<T>) => string;
  aboutOf?: (record: RecordOf<T>) => string | null;
  /** Told besides, where more than the id is kept. */
  onChoice?: (choice: Choice | null) => void;
}

/** A field that names another record: found by typing, however many there are. */
export function RecordField<F extends FieldValues, T extends Table>({ form, name, onChoice, ...props }: Props<F, T>) {
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
