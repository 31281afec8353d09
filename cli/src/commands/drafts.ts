import { amendDraft, assistantName, type Draft, decideDraft, getDraft, listDrafts } from '@smoko/contract';
import { receiptLine } from '../chat/cards.ts';
import type { CommandGroup } from '../command-kinds/command.ts';
import { listCommand } from '../command-kinds/list.ts';
import { operationCommand } from '../command-kinds/operation.ts';
import type { Context } from '../context.ts';
import { draftDetails, readChanges } from '../drafts/draft-fields.ts';
import { resolved } from '../drafts/resolve-changes.ts';
import { shortId } from '../tables/short-id.ts';
import { idArgument } from '../tables/whole-id.ts';
import { oneLine } from '../term/clean.ts';
import { printDetails } from '../term/details.ts';
import { formatMoment, formatShortMoment, formatStatus } from '../term/format.ts';

/** `smoko drafts save|discard ID` */
const decideCommand = (decision: 'save' | 'discard') =>
  operationCommand({
    operation: decideDraft,
    args: [DRAFT],
    naming: () => ({ decision: { hidden: true } }),
    complete: (input) => ({ ...input, decision }),
    print: ({ summary, receipt }, context) => {
      if (!receipt) return context.print(`${decision === 'save' ? 'Saved' : 'Discarded'}: ${oneLine(summary)}`);
      const { id: receipt_id, ...done } = receipt;
      context.print(receiptLine({ ...done, receipt_id }, context.style));
    },
  });

const DRAFT = idArgument({ list: listDrafts, noun: 'draft', see: 'smoko drafts list' });

export const draftsCommands: CommandGroup = {
  commands: {
    list: {
      summary: 'list what was drafted to be checked',
      examples: ['smoko drafts list'],
      ...listCommand<Draft>({
        operation: listDrafts,
        empty: 'There is no draft to check.',
        filtered: 'No drafts match.',
        naming: () => ({
          status: { about: 'left out: what is open' },
          thread_id: { flag: 'thread', about: 'of one conversation' },
        }),
        defaults: { status: 'open' },
        columns: [
          { title: 'Id', value: ({ id }) => shortId(id) },
          { title: 'Who', value: ({ assistant }) => assistantName(assistant), dropOrder: 1 },
          { title: 'What', value: ({ summary }) => summary, shrinkTo: 20 },
          { title: 'Until', value: ({ expires_at }) => formatShortMoment(expires_at), dropOrder: 3 },
          { title: 'Status', value: ({ status }) => formatStatus(status), dropOrder: 2 },
        ],
      }),
    },
    show: {
      summary: 'show what would be saved, and what nobody said',
      examples: ['smoko drafts show ID'],
      ...operationCommand({ operation: getDraft, args: [DRAFT], print: printDraft }),
    },
    set: {
      summary: 'put fields of a draft right',
      alias: 'edit',
      examples: ['smoko drafts set ID budget=680 date=fri'],
      ...operationCommand({
        operation: amendDraft,
        args: [
          DRAFT,
          {
            field: 'given',
            syntax: '<key=value...>',
            about: 'a field and its value; nothing behind the = takes it out',
            separate: true,
          },
        ],
        naming: () => ({ fields: { hidden: true }, also: { hidden: true } }),
        call: async (session, { id }, options) => {
          const draft = await session.api.call(getDraft, { id });
          const changes = readChanges(draft, options.given as string[]);
          return session.api.call(amendDraft, { id, ...(await resolved(session, draft, changes)) });
        },
        print: printDraft,
      }),
    },
    save: {
      summary: 'save it as it stands',
      examples: ['smoko drafts save ID'],
      ...decideCommand('save'),
    },
    discard: {
      summary: 'throw it away: nothing is saved',
      alias: 'drop',
      examples: ['smoko drafts discard ID'],
      ...decideCommand('discard'),
    },
  },
};

/** Prints a draft with its fields, by the keys for changing them. */
function printDraft(draft: Draft, context: Context): void {
  const open = draft.status === 'open';
  context.print(context.style('bold', oneLine(draft.summary)));
  printDetails(context, [
    ...draftDetails(draft),
    ['drafted by', assistantName(draft.assistant)],
    ['status', open ? `to be checked until ${formatMoment(draft.expires_at)}` : formatStatus(draft.status)],
    ['not saved', draft.error ?? ''],
    ['change it', open ? `smoko drafts set ${shortId(draft.id)} KEY=VALUE` : ''],
    ['save it', open ? `smoko drafts save ${shortId(draft.id)}` : ''],
    ['throw it away', open ? `smoko drafts discard ${shortId(draft.id)}` : ''],
  ]);
}
