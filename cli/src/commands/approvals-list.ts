import { assistantName, listApprovals } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { requireSession } from '../session/session.ts';
import { oneLine } from '../term/clean.ts';
import { formatMoment } from '../term/format.ts';

const MOST = 100;

export function configure(command: Command, context: Context): void {
  command.option('--json', 'print JSON').action(({ json }: { json?: boolean }) => run(json === true, context));
}

async function run(json: boolean, context: Context): Promise<void> {
  const session = requireSession(context.store, context.url());
  const page = await session.api.call(listApprovals, { status: 'pending', limit: MOST });
  if (json) return context.printJson(page);
  if (page.data.length === 0) return context.print('Nothing waits for your yes.');
  for (const approval of page.data) {
    context.print(`${context.style('bold', assistantName(approval.assistant))}: ${oneLine(approval.summary)}`);
    context.print(context.style('dim', `  until ${formatMoment(approval.expires_at)}`));
    if (approval.inbox_id) context.print(context.style('dim', `  because of: smoko inbox show ${approval.inbox_id}`));
    context.print(`  smoko approvals approve ${approval.id}`);
  }
}
