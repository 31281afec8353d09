import { draftQuote, getSettings, type Quote, quotes } from '@smoko/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { asText } from '../../lib/form-values.ts';
import { notify } from '../../lib/notify.ts';
import { useFigures } from '../../lib/records/use-figures.ts';
import { useRecordForm } from '../../lib/records/use-record-form.ts';
import { useSpokenGst } from '../../lib/use-business-gst.ts';
import { type NewFor, quoteForm, valuesOf } from './form.ts';
import { offeredValues } from './offered-values.ts';

/** Details, what was written from them, and how it is kept. */
export function useQuoteForm(quote: Quote | null, newFor: NewFor, onSaved: (quote: Quote) => void) {
  const [warnings, setWarnings] = useState<string[]>([]);
  const { form, dialog } = useRecordForm({
    table: quotes,
    schema: quoteForm,
    record: quote,
    valuesOf: (saved) => valuesOf(saved, newFor),
    onSaved: (saved) => {
      notify.success('Quote Saved!', saved.quote_number);
      onSaved(saved);
    },
  });

  // a new quote asks for the deposit that the settings say, until another one is typed
  const usual = useFigures('settings', getSettings).data?.deposit_percent;
  useEffect(() => {
    if (!quote && usual && !form.getFieldState('deposit_percent').isDirty)
      form.setValue('deposit_percent', asText(usual));
  }, [quote, usual, form]);

  useSpokenGst(form, 'prices_include_gst', !quote);

  const generation = useMutation({
    mutationFn: (details: string) => {
      const { client_id, project_id, template_id } = form.getValues();
      const others = { client_id: client_id || null, project_id: project_id || null, template_id: template_id || null };
      return api.call(draftQuote, { details, ...others });
    },
    onSuccess: (draft) => {
      const dirty = { shouldDirty: true } as const;
      form.setValue('content.aiGenerated', draft.text, dirty);
      form.setValue('lines', offeredValues(draft.lines), dirty);
      form.setValue('prices_include_gst', draft.prices_include_gst, dirty);
      if (!form.getValues('valid_until')) form.setValue('valid_until', draft.valid_until, dirty);
      setWarnings(draft.warnings);
      notify.success('Quote Generated!');
    },
    onError: (error) => notify.failure(error),
  });

  const generate = () => {
    const details = form.getValues('content.details').trim();
    if (generation.isPending) return;
    if (details === '') notify.error('Error', 'Please provide quote details first.');
    else generation.mutate(details);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { details, aiGenerated } = form.getValues('content');
    if (`${details}${aiGenerated}`.trim() === '')
      notify.error('Error', 'Please provide quote details or generate content.');
    else if (!dialog.busy) dialog.onSubmit();
  };
  return { form, dialog, generate, generating: generation.isPending, warnings, submit };
}
