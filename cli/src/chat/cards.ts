import type { AssistantId, DraftCard } from '@smoko/contract';
import { draftDetails } from '../drafts/draft-fields.ts';
import { shortId } from '../tables/short-id.ts';
import { oneLine } from '../term/clean.ts';
import type { Style, StyleName } from '../term/style.ts';

/** Each assistant has a colour, to show who speaks. */
export const ASSISTANT_COLOURS: Record<AssistantId, StyleName> = {
  jerry: 'yellow',
  michelle: 'magenta',
  renea: 'green',
  sarah: 'cyan',
};

interface ReceiptLike {
  receipt_id: string;
  summary: string;
  /** Left out where it is unknown: the hint is shown then. */
  undoable?: boolean;
}

/** "✓ Created job 1001 (undo: smoko undo 65…)" */
export function receiptLine({ receipt_id, summary, undoable = true }: ReceiptLike, style: Style): string {
  const hint = undoable ? ` ${style('dim', `(undo: smoko undo ${shortId(receipt_id)})`)}` : '';
  return `${style('green', '✓')} ${oneLine(summary)}${hint}`;
}

/** "? Check: New job: Deck, budget $680.00 (smoko drafts save 65…)", and its fields below. */
export function draftLines(draft: DraftCard, style: Style): string[] {
  const hint = style('dim', `(smoko drafts save ${shortId(draft.id)})`);
  const details = draftDetails(draft).map(([key, value]) => `  ${style('dim', key)} ${oneLine(value)}`);
  return [`${style('yellow', '?')} Check: ${oneLine(draft.summary)} ${hint}`, ...details];
}

/** "! Waits for your yes: Send the quote to Jen (smoko approvals approve 65…)" */
export function approvalLine({ approval_id, summary }: { approval_id: string; summary: string }, style: Style): string {
  const hint = style('dim', `(smoko approvals approve ${shortId(approval_id)})`);
  return `${style('yellow', '!')} Waits for your yes: ${oneLine(summary)} ${hint}`;
}
