import { financeRecords, LIMITS, type Project, setBillingStages } from '@smoko/contract';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { IconButton } from '../../components/buttons/icon-button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { Input } from '../../components/forms/input.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { useOperation } from '../../lib/records/use-operation.ts';
import type { Billing } from './billing-data.ts';

interface Row {
  key: string;
  label: string;
  percent: string;
  amount: string;
  due_on: string;
}

const empty = (): Row => ({ key: crypto.randomUUID(), label: '', percent: '', amount: '', due_on: '' });

const rowsOf = ({ stages }: Billing): Row[] =>
  stages.length === 0
    ? [empty()]
    : stages.map(({ id, label, percent, amount, due_on }) => ({
        key: id,
        label,
        percent: percent === null ? '' : String(percent),
        amount: percent === null && amount !== null ? String(amount) : '',
        due_on: due_on ?? '',
      }));

/** The stages of a job, as they are written down in its contract. Those that are invoiced stay as they are. */
export function StagesDialog({ job, billing, onClose }: { job: Project; billing: Billing; onClose: () => void }) {
  const [rows, setRows] = useState(() => rowsOf(billing));
  const [dirty, setDirty] = useState(false);
  const save = useOperation(setBillingStages, financeRecords.table);
  const invoiced = new Set(billing.stages.filter(({ state }) => state !== 'open').map(({ id }) => id));
  const change = (key: string, fields: Partial<Row>) => {
    setDirty(true);
    setRows(rows.map((row) => (row.key === key ? { ...row, ...fields } : row)));
  };
  const submit = () =>
    save
      .mutateAsync({
        id: job.id,
        stages: rows
          .filter(({ label, percent, amount }) => label.trim() || percent || amount)
          .map(({ label, percent, amount, due_on }) => ({
            label: label.trim(),
            ...(percent ? { percent: Number(percent) } : {}),
            ...(amount ? { amount: Number(amount) } : {}),
            ...(due_on ? { due_on } : {}),
          })),
      })
      .then(onClose, () => undefined);
  return (
    <FormDialog
      title="Stages"
      save="Save Stages"
      busy={save.isPending}
      dirty={dirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="-mb-2 text-soft">Each is a percent of the price, or an amount.</p>
      <ol className="grid gap-4">
        {rows.map((row, at) => (
          <StageFields
            key={row.key}
            name={`Stage ${at + 1}`}
            row={row}
            fixed={invoiced.has(row.key)}
            onChange={(fields) => change(row.key, fields)}
            onRemove={() => {
              setDirty(true);
              setRows(rows.filter(({ key }) => key !== row.key));
            }}
          />
        ))}
      </ol>
      {rows.length < LIMITS.billingStages && (
        <Button size="sm" className="justify-self-start" onClick={() => setRows([...rows, empty()])}>
          <Plus aria-hidden className="size-5" />
          Add Stage
        </Button>
      )}
    </FormDialog>
  );
}

interface FieldsProps {
  name: string;
  row: Row;
  /** It is invoiced. */
  fixed: boolean;
  onChange: (fields: Partial<Row>) => void;
  onRemove: () => void;
}

function StageFields({ name, row, fixed, onChange, onRemove }: FieldsProps) {
  const text = (field: keyof Row, label: string, more: Record<string, unknown> = {}) => (
    <Field label={label}>
      {(controls) => (
        <Input
          {...controls}
          disabled={fixed}
          {...more}
          value={row[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      )}
    </Field>
  );
  const number = { type: 'number', step: '0.01', min: '0', inputMode: 'decimal' };
  return (
    <li
      aria-label={name}
      className="grid grid-cols-[1fr_1fr_3rem] items-start gap-2 border-line border-b pb-4 sm:grid-cols-[1fr_6rem_8rem_10rem_3rem] sm:border-b-0 sm:pb-0"
    >
      <div className="col-span-full sm:col-span-1">{text('label', 'Name', { maxLength: 100 })}</div>
      {text('percent', 'Percent', { ...number, disabled: fixed || Boolean(row.amount) })}
      {text('amount', 'Amount', { ...number, disabled: fixed || Boolean(row.percent) })}
      <div className="col-span-2 sm:col-span-1">{text('due_on', 'Due', { type: 'date' })}</div>
      {!fixed && (
        <div className="pt-6.5">
          <IconButton variant="quiet" label={`Remove ${name}`} onClick={onRemove}>
            <Trash2 aria-hidden className="size-5" />
          </IconButton>
        </div>
      )}
    </li>
  );
}
