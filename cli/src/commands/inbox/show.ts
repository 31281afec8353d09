import { getInboxItem } from '@smoko/contract';
import { clean, oneLine } from '../../term/clean.ts';
import { formatMoment } from '../../term/format.ts';
import { operationCommand } from '../operation.ts';
import { ITEM } from './item.ts';

export const { configure } = operationCommand({
  operation: getInboxItem,
  args: [ITEM],
  print: (item, context) => {
    const dim = (line: string) => context.print(context.style('dim', oneLine(line)));
    context.print(`${context.style('bold', oneLine(item.contact.name))} (${oneLine(item.from)})`);
    dim(`${formatMoment(item.received_at)}${item.matched_why ? `, ${item.matched_why}` : ''}`);
    for (const warning of item.warnings) context.print(context.style('yellow', `! ${oneLine(warning)}`));
    if (item.subject) context.print(`\n${oneLine(item.subject)}`);
    context.print(`\n${clean(item.body)}\n`);
    for (const { label, value } of item.facts) context.print(`${oneLine(label)}: ${oneLine(value)}`);
    for (const approval of item.approvals.filter(({ status }) => status === 'pending')) {
      context.print(`Waits for your yes: ${oneLine(approval.summary)}`);
      context.print(`  smoko approvals approve ${approval.code}`);
    }
    if (item.draft?.status === 'draft') {
      context.print('A drafted answer:');
      context.print(clean(item.draft.body));
      context.print(`  smoko outbox send ${item.draft.id}`);
    }
  },
});
