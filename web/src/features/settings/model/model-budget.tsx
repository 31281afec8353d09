import { AppError, type ModelSettings, updateModel } from '@smoko/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Field } from '../../../components/forms/field.tsx';
import { Input } from '../../../components/forms/input.tsx';
import { Section } from '../../../components/layout/section.tsx';
import { api, errorText } from '../../../lib/api.ts';
import { notify } from '../../../lib/notify.ts';
import { refreshTable } from '../../../lib/records/refresh.ts';
import { formatCost, formatCount } from './words.ts';

const FIELDS = ['input_price', 'output_price', 'budget'] as const;
type FieldName = (typeof FIELDS)[number];
const LABELS: Readonly<Record<FieldName, { label: string; hint: string }>> = {
  input_price: { label: 'Dollars per Million Tokens Read', hint: 'From the price list of the provider.' },
  output_price: { label: 'Dollars per Million Tokens Written', hint: 'From the price list of the provider.' },
  budget: { label: 'Budget a Month', hint: 'When it is used up, the built-in model answers. Empty: no end.' },
};
const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** What it took this month, what a token costs, and where it ends. */
export function ModelBudget({ settings }: { settings: ModelSettings }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<Partial<Record<FieldName, string>>>({});
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({});
  const textIn = (name: FieldName) => typed[name] ?? textOf(settings[name]);
  const dirty = FIELDS.some((name) => textIn(name).trim() !== textOf(settings[name]));
  const save = useMutation({
    mutationFn: () => {
      const changed = FIELDS.filter((name) => textIn(name).trim() !== textOf(settings[name]));
      const numbers = changed.map((name) => [name, textIn(name).trim() === '' ? null : Number(textIn(name))] as const);
      const wrong = numbers
        .filter(([, value]) => Number.isNaN(value))
        .map(([path]) => ({ path, message: 'Enter dollars, like 2.50.' }));
      if (wrong.length) throw new AppError('invalid', 'Enter dollars, like 2.50.', { errors: wrong });
      return api.call(updateModel, Object.fromEntries(numbers));
    },
    onSuccess: () => {
      setTyped({});
      setErrors({});
      notify.success('Budget Saved!', 'What each turn costs is counted by these prices.');
    },
    onError: (error) => {
      const found = error instanceof AppError ? (error.errors ?? []) : [];
      const own = found.filter(({ path }) => FIELDS.some((name) => name === path));
      setErrors(Object.fromEntries(own.map(({ path, message }) => [path, message])));
      if (own.length === 0) notify.error('That Did Not Work', errorText(error));
    },
    onSettled: () => refreshTable(client, 'model'),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (dirty && !save.isPending) save.mutate();
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Budget">
      <Section title="Cost and Budget" lead={<Month settings={settings} />}>
        <div className="grid gap-5 sm:grid-cols-2">
          {FIELDS.map((name) => (
            <Field key={name} {...LABELS[name]} error={errors[name]}>
              {(controls) => (
                <Input
                  {...controls}
                  inputMode="decimal"
                  autoComplete="off"
                  value={textIn(name)}
                  onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
                />
              )}
            </Field>
          ))}
        </div>
        <div className="flex justify-end">
          <Button type="submit" variant="primary" busy={save.isPending} disabled={!dirty}>
            Save Budget
          </Button>
        </div>
      </Section>
    </form>
  );
}

function Month({ settings: { month, budget, input_price } }: { settings: ModelSettings }) {
  const tokens = formatCount(month.input_tokens + month.output_tokens);
  const turns = month.turns === 1 ? '1 turn' : `${formatCount(month.turns)} turns`;
  const cost =
    input_price === null ? '' : `, ${formatCost(month.cost)}${budget === null ? '' : ` of ${formatCost(budget)}`}`;
  return (
    <div className="grid gap-2">
      <p>
        This month: {turns}, {month.estimated && 'about '}
        {tokens} tokens{cost}.{month.stood_in > 0 && ` The built-in model took over ${month.stood_in} times.`}
      </p>
    </div>
  );
}
