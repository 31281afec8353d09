import { getSettings, spokenWithGst } from '@smoko/contract';
import { useEffect } from 'react';
import { useFigures } from './records/use-figures.ts';

/** Whether the business charges GST; undefined until the settings are here. */
export const useChargesGst = (): boolean | undefined => useFigures('settings', getSettings).data?.gst_registered;

/** Of react-hook-form's form, whatever else it has. */
interface Ticked {
  getFieldState(name: string): { isDirty: boolean };
  resetField(name: string, options: { defaultValue: boolean }): void;
}

/**
 * A tick that says whether prices hold the GST begins as the settings mean a price that says nothing about it. One that was
 * ticked by hand, and one of a record on file, stays.
 */
export function useSpokenGst(form: Ticked, name: string, isNew: boolean): void {
  const settings = useFigures('settings', getSettings).data;
  const included = settings && spokenWithGst(settings.gst_registered, settings.prices_spoken_gst);
  useEffect(() => {
    if (isNew && included !== undefined && !form.getFieldState(name).isDirty)
      form.resetField(name, { defaultValue: included });
  }, [form, name, isNew, included]);
}
