import { creditNoteName, getSettings } from '@smoko/contract';
import { FINANCE_TYPE_NAMES } from '../../lib/finance-types.ts';
import { useFigures } from '../../lib/records/use-figures.ts';

/** What this business calls each type of finance record: less to pay has another name by country and registration. */
export function useTypeNames(): typeof FINANCE_TYPE_NAMES {
  const settings = useFigures('settings', getSettings).data;
  const adjusts = settings?.country === 'AU' && settings.gst_registered;
  return { ...FINANCE_TYPE_NAMES, credit_note: creditNoteName(adjusts ?? false) };
}
