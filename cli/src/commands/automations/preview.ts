import { previewAutomation } from '@smoko/contract';
import { clean, oneLine } from '../../term/clean.ts';
import { operationCommand } from '../operation.ts';
import { KIND } from './kind.ts';

export const { configure } = operationCommand({
  operation: previewAutomation,
  args: [KIND],
  print: (preview, context) => {
    if (preview.data.length === 0) return context.print('Nobody would get anything today.');
    for (const { contact, to, about, body, held } of preview.data) {
      context.print(`${context.style('bold', oneLine(contact.name))}${to ? ` (${oneLine(to)})` : ''}`);
      context.print(context.style('dim', `  ${oneLine(about)}`));
      if (held) context.print(context.style('yellow', `  Nothing goes: ${oneLine(held)}`));
      else for (const line of clean(body).split('\n')) context.print(`  ${line}`);
    }
    if (preview.more) context.print('There are more.');
  },
});
