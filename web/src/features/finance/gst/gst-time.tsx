import type { getGstReport, WireOutput } from '@smoko/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../components/buttons/button.tsx';
import { Field } from '../../../components/forms/field.tsx';
import { Input } from '../../../components/forms/input.tsx';
import { Select } from '../../../components/forms/select.tsx';
import { dayText } from '../../../lib/form-values.ts';
import { BASES } from './words.ts';

const DAY_MS = 86_400_000;
const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

interface Props {
  report: WireOutput<typeof getGstReport>;
  show: (fields: Partial<Record<'from' | 'to' | 'basis', string>>) => void;
}

/** Which time, and by which basis. Half a time is enough: the server completes it to the return's period. */
export function GstTime({ report: { country, from, to, basis }, show }: Props) {
  const length = country === 'AU' ? 'Quarter' : 'Two Months';
  const change = (name: 'from' | 'to', text: string) => {
    const day = dayText.safeParse(text).data;
    // a year that is being typed is no day yet
    if (!day) return;
    const turned = name === 'from' ? day > to : day < from;
    show(turned ? { from: '', to: '', [name]: day } : { from, to, [name]: day });
  };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button size="sm" onClick={() => show({ from: '', to: daysAfter(from, -1) })}>
          <ChevronLeft aria-hidden className="size-5" />
          {length} Before
        </Button>
        <Button size="sm" onClick={() => show({ from: daysAfter(to, 1), to: '' })}>
          {length} After
          <ChevronRight aria-hidden className="size-5" />
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Field label="From">
          {(controls) => (
            <Input
              {...controls}
              key={from}
              type="date"
              defaultValue={from}
              onChange={(event) => change('from', event.target.value)}
            />
          )}
        </Field>
        <Field label="To">
          {(controls) => (
            <Input
              {...controls}
              key={to}
              type="date"
              defaultValue={to}
              onChange={(event) => change('to', event.target.value)}
            />
          )}
        </Field>
        <div className="max-sm:col-span-2">
          <Field label="Basis">
            {({ id }) => (
              <Select id={id} value={basis} onChange={(event) => show({ basis: event.target.value })}>
                {Object.entries(BASES).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      </div>
    </div>
  );
}
