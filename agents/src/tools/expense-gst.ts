import type { FinanceRecord } from '@smoko/contract';
import { businessGst, type SaidGst } from './business-gst.ts';
import { dollars } from './fields.ts';
import { money } from './format.ts';
import { ToolProblem } from './problem.ts';
import type { ToolEnv } from './tool.ts';

/** How the GST of an expense is said where it is not just "inc GST". */
export const gstInIt = {
  gst_in_it: dollars('Of an expense: the GST in it, as said on its receipt; 0 where there is none').optional(),
};

interface Said {
  type?: FinanceRecord['type'] | undefined;
  gst?: SaidGst;
  gst_in_it?: number | undefined;
}

/** What is stored of the GST of an expense: free of it, how much it is, or that it is in there; nothing where nobody said. */
export function taxSaid({ type, gst, gst_in_it: within }: Said): { tax?: 'gst' | 'free'; gst?: number } {
  if (within !== undefined && type !== 'expense')
    throw new ToolProblem(
      'The GST of an invoice follows from its lines: only of an expense it is said. Nothing was recorded.',
    );
  if (type !== 'expense') return {};
  if (within !== undefined) return within > 0 ? { gst: within } : { tax: 'free' };
  return gst ? { tax: 'gst' } : {};
}

/** ". No GST of it is claimed so far: ...": what comes of the GST of an expense; null of anything else, and where there is none to claim. */
export async function claimedWords({ type, tax, gst }: FinanceRecord, env: ToolEnv): Promise<string | null> {
  if (type !== 'expense' || !(await businessGst(env)).registered) return null;
  if (tax === 'free') return '. No GST in it';
  if (gst) return `. ${money(gst)} of it is GST, which you can claim`;
  return '. No GST of it is claimed so far: tell me if there was some in it';
}
