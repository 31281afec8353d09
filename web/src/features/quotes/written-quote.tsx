import type { Quote } from '@smoko/contract';
import { CircleAlert } from 'lucide-react';
import { FormProvider } from 'react-hook-form';
import { Button } from '../../components/buttons/button.tsx';
import { AreaField, TextField } from '../../components/forms/form-fields.tsx';
import { PricedLines } from '../../components/forms/priced-lines.tsx';
import { Card } from '../../components/layout/card.tsx';
import { StatusBadge } from '../../components/records/status-badge.tsx';
import { LineOffer } from './line-offer.tsx';
import { EMPTY_OFFERED, offeredForm } from './offered-values.ts';
import { PaperButtons, SendQuote } from './paper-buttons.tsx';
import { QuoteWarnings } from './quote-warnings.tsx';
import type { useQuoteForm } from './use-quote-form.ts';
import { WithClient } from './with-client.tsx';

interface Props {
  quote: Quote | null;
  quoting: ReturnType<typeof useQuoteForm>;
  onReload: (() => unknown) | undefined;
}

/** Why what was agreed to is refused here, said before anything is typed. */
function stays(quote: Quote | null): string[] {
  if (quote?.status !== 'accepted') return [];
  if (quote.response?.decision === 'accepted')
    return [
      'Its client accepted this quote, so it stays as it was accepted. Add a variation to its job for what has changed, or make a new quote.',
    ];
  if (quote.invoiced)
    return [
      'This quote is accepted and invoiced, so its prices stay. Add a variation to its job for what has changed, or make a new quote.',
    ];
  return [
    'This quote is accepted, so its prices stay. Take it back to draft in All Quotes first, or add a variation to its job.',
  ];
}

/** What was written, to be put right and kept. */
export function WrittenQuote({ quote, quoting: { form, dialog, warnings }, onReload }: Props) {
  return (
    <Card className="grid min-w-0 gap-5 p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="headline min-w-0 break-words text-lg">{quote ? quote.short_name : 'Generated Quote'}</h2>
        {quote && <StatusBadge status={quote.status} />}
        {quote && quote.quote_number !== quote.short_name && (
          <p className="w-full break-words text-soft text-sm">Quote number {quote.quote_number}</p>
        )}
      </div>
      {quote && <WithClient quote={quote} />}
      {[...stays(quote), ...warnings].map((warning) => (
        <p
          key={warning}
          role="status"
          className="flex gap-2 rounded-md bg-wait-wash p-3 font-semibold text-wait text-sm"
        >
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {warning}
        </p>
      ))}
      <AreaField form={form} name="content.aiGenerated" label="Quote Text" rows={10} />
      <FormProvider {...form}>
        <PricedLines
          schema={offeredForm}
          empty={EMPTY_OFFERED}
          beside={(place) => <LineOffer place={place} />}
          below={(sums) => <QuoteWarnings {...sums} />}
        />
      </FormProvider>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField form={form} name="valid_until" label="Valid Until" note="optional" type="date" />
        <TextField
          form={form}
          name="deposit_percent"
          label="Deposit in Percent"
          note="optional"
          hint="Its invoice is drafted once the quote is accepted."
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          form={form}
          name="customer_reference"
          label="Customer Reference"
          note="optional"
          hint="Such as their purchase order. It stands on the quote and its invoices."
          autoComplete="off"
          maxLength={60}
        />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3 border-line border-t pt-4">
        {quote && !dialog.dirty && (
          <div className="mr-auto flex flex-wrap items-start gap-3">
            <SendQuote quote={quote} onClosed={onReload} />
            <PaperButtons quote={quote} />
          </div>
        )}
        {dialog.clash ? (
          <div role="alert" className="flex w-full flex-wrap items-center justify-end gap-3">
            <p className="mr-auto font-semibold">Somebody changed this while you were editing.</p>
            <Button onClick={() => void onReload?.()}>See theirs</Button>
            <Button variant="danger" busy={dialog.busy} onClick={dialog.onSaveAnyway}>
              Save mine
            </Button>
          </div>
        ) : (
          <Button type="submit" variant="primary" busy={dialog.busy}>
            Save Quote
          </Button>
        )}
      </div>
    </Card>
  );
}
