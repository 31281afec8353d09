import { clients, type Doubt, type Field as FormField, projects, suppliers } from '@smoko/contract';
import { useState } from 'react';
import { formatChoice, formatStatus } from '../../../lib/format.ts';
import type { SearchedTable } from '../../../lib/records/table.ts';
import { Field } from '../../forms/field.tsx';
import { Input } from '../../forms/input.tsx';
import type { Choice } from '../../forms/record-choice.ts';
import { RecordPicker } from '../../forms/record-picker.tsx';
import { Select } from '../../forms/select.tsx';
import { Textarea } from '../../forms/textarea.tsx';
import { DraftLines } from './draft-lines.tsx';
import type { LineText, Shown } from './values.ts';

interface Props {
  field: FormField;
  value: Shown;
  /** The name of the record that the value refers to. */
  name: string | null;
  doubt: Doubt | undefined;
  error: string | undefined;
  onChange: (value: Shown) => void;
}

/** A field of a draft with the control for its kind. A value that the user did not say is marked, to be checked. */
export function DraftField(props: Props) {
  return props.doubt ? (
    <div className="border-amber border-l-4 pl-3">
      <OneField {...props} />
    </div>
  ) : (
    <OneField {...props} />
  );
}

function OneField({ field, value, name, doubt, error, onChange }: Props) {
  const label = sentenceCase(field.label);
  const hint = doubt && { hint: `Check: ${doubt.why}` };
  if (field.kind === 'record')
    return (
      <RecordOf
        field={field}
        label={label}
        id={String(value)}
        name={name}
        hint={hint}
        error={error}
        onChange={onChange}
      />
    );
  if (field.kind === 'lines')
    return <DraftLines lines={value as LineText[]} error={error} hint={hint?.hint} onChange={onChange} />;
  return (
    <Field label={label} error={error} {...hint} {...(field.required ? { note: 'needed' } : {})}>
      {(controls) => <Control {...controls} field={field} value={value} onChange={onChange} />}
    </Field>
  );
}

interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  field: FormField;
  value: Shown;
  onChange: (value: Shown) => void;
}

const INPUT_TYPES: Partial<Record<FormField['kind'], string>> = { date: 'date', time: 'time' };

function Control({ field, value, onChange, ...controls }: ControlProps) {
  const change = (event: { target: { value: string } }) => onChange(event.target.value);
  if (field.kind === 'yes-no')
    return (
      <Select {...controls} value={value ? 'yes' : 'no'} onChange={(event) => onChange(event.target.value === 'yes')}>
        <option value="yes">Yes</option>
        <option value="no">No</option>
      </Select>
    );
  if (field.kind === 'choice')
    return (
      <Select {...controls} value={String(value)} onChange={change}>
        {value === '' && <option value="" />}
        {field.choices?.map((choice) => (
          <option key={choice} value={choice}>
            {field.name === 'status' ? formatStatus(choice) : sentenceCase(formatChoice(choice))}
          </option>
        ))}
      </Select>
    );
  const long = field.kind === 'other' || /notes|description$/.test(field.name);
  if (long) return <Textarea {...controls} value={String(value)} onChange={change} />;
  const numeric = field.kind === 'money' || field.kind === 'number';
  return (
    <Input
      {...controls}
      type={INPUT_TYPES[field.kind] ?? 'text'}
      {...(numeric ? { inputMode: 'decimal' as const } : {})}
      value={String(value)}
      onChange={change}
    />
  );
}

interface RecordProps {
  field: FormField;
  label: string;
  id: string;
  name: string | null;
  hint: { hint: string } | undefined;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** For each table, how its records are labelled in the picker. */
const PICKERS: Readonly<Record<string, { table: SearchedTable; labelOf: (record: never) => string }>> = {
  clients: { table: clients, labelOf: ({ name }: { name: string }) => name },
  suppliers: { table: suppliers, labelOf: ({ name }: { name: string }) => name },
  projects: {
    table: projects,
    labelOf: ({ job_name, job_number }: { job_name: string; job_number: string }) => `${job_number} - ${job_name}`,
  },
};

function RecordOf({ field, label, id, name, hint, error, onChange }: RecordProps) {
  const [picked, setPicked] = useState<Choice | null>(null);
  const picker = PICKERS[field.table ?? ''];
  if (!picker) return null;
  const chosen = picked?.id === id ? picked : id && name ? { id, label: name } : null;
  return (
    <RecordPicker
      table={picker.table}
      label={label}
      none={`No ${field.label}`}
      chosen={chosen}
      labelOf={picker.labelOf as (record: unknown) => string}
      error={error}
      {...hint}
      onChoose={(choice) => {
        setPicked(choice);
        onChange(choice?.id ?? '');
      }}
    />
  );
}

const sentenceCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
