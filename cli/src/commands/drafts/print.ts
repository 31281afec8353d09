import { assistantName, type Draft } from '@smoko/contract';
import type { Context } from '../../context.ts';
import { draftDetails } from '../../drafts/draft-fields.ts';
import { oneLine } from '../../term/clean.ts';
import { printDetails } from '../../term/details.ts';
import { formatMoment, formatStatus } from '../../term/format.ts';

/** The draft with its fields by the keys they are changed by. */
export function printDraft(draft: Draft, context: Context): void {
  const open = draft.status === 'open';
  context.print(context.style('bold', oneLine(draft.summary)));
  printDetails(context, [
    ...draftDetails(draft),
    ['drafted by', assistantName(draft.assistant)],
    ['status', open ? `to be checked until ${formatMoment(draft.expires_at)}` : formatStatus(draft.status)],
    ['not saved', draft.error ?? ''],
    ['change it', open ? `smoko drafts set ${draft.id} KEY=VALUE` : ''],
    ['save it', open ? `smoko drafts save ${draft.id}` : ''],
    ['throw it away', open ? `smoko drafts discard ${draft.id}` : ''],
  ]);
}

export const DRAFT = { field: 'id', syntax: '<id>', about: 'its id' } as const;
