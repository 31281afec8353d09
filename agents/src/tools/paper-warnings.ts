import { getPaperWarnings } from '@smoko/contract';
import type { ToolEnv } from './tool.ts';

/** ". Worth a look: ... (Home Building Act 1989 (NSW), section 8)": what to look at before it goes out; null for nothing. */
export async function warningWords(
  env: ToolEnv,
  of: { quote_id: string } | { invoice_id: string },
): Promise<string | null> {
  const { warnings } = await env.services.read(getPaperWarnings, of);
  if (!warnings.length) return null;
  return `. Worth a look: ${warnings.map(({ message, source }) => `${message}${source ? ` (${source.name})` : ''}`).join(' ')}`;
}
