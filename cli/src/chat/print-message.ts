import { assistantName, type ChatMessage } from '@smoko/contract';
import type { Context } from '../context.ts';
import { clean, oneLine } from '../term/clean.ts';
import { renderMarkdown } from '../term/markdown.ts';
import { ASSISTANT_COLOURS, approvalLine, draftLines, receiptLine } from './cards.ts';

/** Prints a complete message with its receipts, pending approvals and open drafts. */
export function printMessage(message: ChatMessage, { print, style }: Pick<Context, 'print' | 'style'>): void {
  const { role, assistant, content, attachments, receipts, approvals, drafts, error, status } = message;
  const speaker = assistant ?? 'jerry';
  const name =
    role === 'user' ? style('bold', 'You:') : style(ASSISTANT_COLOURS[speaker], `${assistantName(speaker)}:`);
  print(`${name} ${role === 'user' ? clean(content).trim() : renderMarkdown(content, style)}`);
  for (const file of attachments) print(style('dim', `  with the file ${oneLine(file.name)}`));
  for (const card of receipts) print(receiptLine(card, style));
  for (const card of approvals) if (card.status === 'pending') print(approvalLine(card, style));
  for (const card of drafts) if (card.status === 'open') for (const line of draftLines(card, style)) print(line);
  if (status === 'stopped') print(style('dim', 'Stopped. What was done stays done.'));
  if (error) print(style('red', oneLine(error)));
}
