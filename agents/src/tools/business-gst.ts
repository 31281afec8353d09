import { getSettings, type SpokenGst, spokenWithGst } from '@smoko/contract';
import { money } from './format.ts';
import type { ToolEnv } from './tool.ts';

export type SaidGst = 'inc' | 'plus' | undefined;
export interface BusinessGst {
  registered: boolean;
  country: 'AU' | 'NZ';
  rounding?: 'total' | 'line' | undefined;
  /** How it means a price that is said without a word about GST; left out: with GST. */
  spoken?: SpokenGst | undefined;
}

/** Whether the business charges GST, and whose. */
export async function businessGst(env: ToolEnv): Promise<BusinessGst> {
  const { gst_registered, gst_rounding, prices_spoken_gst } = await env.services.read(getSettings, {});
  return { registered: gst_registered, country: env.country, rounding: gst_rounding, spoken: prices_spoken_gst };
}

/** How a price is meant: as it was said, else as the settings say. Without GST to charge it is what was said. */
export const meantGst = (said: SaidGst, { registered, spoken = 'inc' }: BusinessGst): 'inc' | 'plus' =>
  said ?? (spokenWithGst(registered, spoken) ? 'inc' : 'plus');

/** Stands in a text for the GST that was said and cannot be charged. */
export const nilGst = (dollars: number): string => `${money(dollars)} plus GST: nil, not registered for GST`;

/** What is answered when GST was said of a price that has none; null when there is nothing to say. */
export function gstRemark(said: SaidGst, { registered }: BusinessGst): string | null {
  if (registered || !said) return null;
  const what = said === 'plus' ? 'No GST was added' : 'It shows no GST';
  return `${what}, because the business settings say it is not registered for GST. If it is, change that there and do this again`;
}
