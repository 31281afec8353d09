import { useState } from 'react';
import { Field } from '../../../components/forms/field.tsx';
import { Input } from '../../../components/forms/input.tsx';
import { dayText } from '../../../lib/form-values.ts';

interface Props {
  from: string;
  to: string;
  onChange: (name: 'from' | 'to', day: string) => void;
}

/** Which days it is of; both may be left out. */
export const StatementTime = ({ from, to, onChange }: Props) => (
  <div className="mb-4 grid grid-cols-2 gap-3 sm:max-w-md print:hidden">
    <DayInput label="From" note="the beginning" day={from} onChange={(day) => onChange('from', day)} />
    <DayInput label="To" note="today" day={to} onChange={(day) => onChange('to', day)} />
  </div>
);

interface DayProps {
  label: string;
  /** What is taken where it is left out. */
  note: string;
  day: string;
  onChange: (day: string) => void;
}

function DayInput({ label, note, day, onChange }: DayProps) {
  const [text, setText] = useState(day);
  return (
    <Field label={label} note={`or ${note}`}>
      {(controls) => (
        <Input
          {...controls}
          type="date"
          value={text}
          onChange={({ target: { value } }) => {
            setText(value);
            // a year that is being typed is no day yet
            if (dayText.safeParse(value).success) onChange(value);
          }}
        />
      )}
    </Field>
  );
}
