import type { FinanceRecord, Project } from '@smoko/contract';
import { useState } from 'react';
import { Checkbox } from '../../components/forms/checkbox.tsx';
import { Field } from '../../components/forms/field.tsx';
import { Input } from '../../components/forms/input.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { PaperWarnings } from '../../components/records/paper-warnings.tsx';
import { moneyText, percentText } from '../../lib/form-values.ts';
import { formatMoney } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import type { Billing } from './billing-data.ts';
import { overPrice, useBill } from './use-bill.ts';

interface Props {
  job: Project;
  what: 'deposit' | 'progress';
  billing: Billing;
  onClose: () => void;
  /** It is to be a payment claim: what the law asks of it is asked next. */
  onClaim: (draft: FinanceRecord) => void;
}

const TITLES = { deposit: 'Deposit Invoice', progress: 'Progress Claim' } as const;

/** What is typed of it, and sending it. Typing a percent empties the amount, and the other way round. */
function useBillForm({ job, what, billing, onClose, onClaim }: Props) {
  const { price } = billing;
  const [typed, setTyped] = useState({ percent: '', amount: '' });
  const [error, setError] = useState<string>();
  const [over, setOver] = useState<string | null>(null);
  const [confirmed, setConfirmed] = useState(false);
  const [claim, setClaim] = useState(false);
  const bill = useBill(job);
  const { percent, amount } = typed;
  const share = Number(percent);

  async function submit(): Promise<void> {
    const much = percent ? { percent: share } : { amount: moneyText.safeParse(amount).data ?? 0 };
    if (percent && share > 100) return setError(moreThanAll(billing));
    if (percent ? !(share > 0) : !much.amount) {
      setError(
        price.base === null ? 'Enter how much it is, in dollars.' : 'Enter a percent of the price, or an amount.',
      );
      return;
    }
    try {
      const draft = await bill.mutateAsync({ what, ...much, ...(confirmed ? { confirm_over: true } : {}) });
      onClose();
      if (claim) onClaim(draft);
    } catch (failure) {
      setOver(overPrice(failure));
      if (!overPrice(failure)) notify.failure(failure);
    }
  }
  const type = (fields: { percent: string } | { amount: string }) => {
    setError(undefined);
    setOver(null);
    setConfirmed(false);
    setTyped({ percent: '', amount: '', ...fields });
  };
  return {
    ...{ percent, amount, share, error, over, confirmed, setConfirmed, claim, setClaim },
    type,
    submit,
    busy: bill.isPending,
  };
}

/** A share of the price is at most all of it; what is left of that is what most likely was meant. */
function moreThanAll({ price, left_to_invoice, drafts }: Billing): string {
  const all = 'That is more than the whole price.';
  if (left_to_invoice === null || price.total <= 0) return all;
  const left = left_to_invoice - drafts.total;
  if (left <= 0) return `${all} Nothing of it is left to invoice: add a variation for extra work.`;
  const percent = Math.floor((left / price.total) * 10_000) / 100;
  return `${all} ${formatMoney(left)} of it is left to invoice, which is ${percent}%.`;
}

/** How much is asked for now: a share of the price, or a sum. */
export function BillDialog(props: Props) {
  const { job, what, billing, onClose } = props;
  const { price } = billing;
  const form = useBillForm(props);
  const { percent, amount, share, error, over } = form;
  const priced = price.base !== null;
  return (
    <FormDialog
      title={TITLES[what]}
      save="Make Draft"
      busy={form.busy}
      dirty={Boolean(percent || amount)}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className="-mb-2 break-words text-soft">
        {priced
          ? `${job.job_name}, ${formatMoney(price.total)} ${price.includes_gst ? 'inc GST' : ''}`
          : `${job.job_name}: nobody has said what it is worth.`}
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        {priced && (
          <NumberField
            label="Percent of the Price"
            error={error}
            hint={share > 0 && share <= 100 ? formatMoney(Math.round(price.total * share) / 100) : 'Such as 30'}
            value={percent}
            onChange={(text) => form.type({ percent: text })}
          />
        )}
        <NumberField
          label={priced ? 'Or an Amount' : 'Amount'}
          error={priced ? undefined : error}
          hint={price.includes_gst ? 'In dollars, with GST' : 'In dollars'}
          value={amount}
          onChange={(text) => form.type({ amount: text })}
        />
      </div>
      {what === 'deposit' && <DepositWarnings {...props} percent={percent} amount={amount} />}
      {what === 'progress' && (
        <Checkbox checked={form.claim} onChange={form.setClaim} label="Make it a payment claim under the law" />
      )}
      {over && (
        <div role="alert" className="grid gap-3">
          <p className="font-semibold text-bad text-sm">{over}</p>
          <Checkbox checked={form.confirmed} onChange={form.setConfirmed} label="Invoice it all the same" />
        </div>
      )}
    </FormDialog>
  );
}

/** What to look at of a deposit of so much, typed as a percent or as an amount. */
function DepositWarnings({ job, billing: { price }, ...typed }: Props & { percent: string; amount: string }) {
  const deposit = moneyText.safeParse(useDebounced(typed.amount)).data;
  const deposit_percent = percentText.safeParse(useDebounced(typed.percent)).data;
  if (!deposit && !deposit_percent) return null;
  const total = price.base === null ? {} : { total: price.total };
  return <PaperWarnings of={{ project_id: job.id, ...total, ...(deposit ? { deposit } : { deposit_percent }) }} />;
}

interface NumberProps {
  label: string;
  error: string | undefined;
  hint: string;
  value: string;
  onChange: (text: string) => void;
}

const NumberField = ({ label, error, hint, value, onChange }: NumberProps) => (
  <Field label={label} error={error} hint={hint}>
    {(controls) => (
      <Input
        {...controls}
        type="number"
        step="0.01"
        min="0"
        inputMode="decimal"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
