import type { Automation } from '@smoko/contract';
import type { Context } from '../context.ts';
import { formatMoment } from './format.ts';

export function printAutomation(context: Context, one: Automation): void {
  context.print(`${context.style('bold', one.title)}: ${one.enabled ? 'on' : 'off'}`);
  context.print(one.rule);
  const modes = { draft: 'left as a draft', ask: 'waits for your yes', send: 'goes by itself' };
  context.print(`At ${one.time}; ${modes[one.mode]}.`);
  if (one.next_run_at) context.print(context.style('dim', `Next: ${formatMoment(one.next_run_at)}`));
}
