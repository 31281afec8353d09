import { type addUpQuote, isTaken, type WireOutput } from '@smoko/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { PaperWarnings } from '../../components/records/paper-warnings.tsx';
import { percentText } from '../../lib/form-values.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import type { QuoteValues } from './form.ts';

/** What to look at of the quote as it is typed. Inside its form. */
export function QuoteWarnings({ lines, total }: WireOutput<typeof addUpQuote>) {
  const { control } = useFormContext<QuoteValues>();
  const [typed, project_id] = useWatch({ control, name: ['deposit_percent', 'project_id'] });
  const deposit_percent = percentText.safeParse(useDebounced(typed)).data ?? null;
  const said = lines.filter(isTaken).map(({ description }) => ({ description }));
  return (
    <PaperWarnings of={{ total: Math.max(0, total), deposit_percent, lines: said, project_id: project_id || null }} />
  );
}
