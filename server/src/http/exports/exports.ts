import {
  listAgentFeedback,
  listAgentMessages,
  listDraftExamples,
  listOutbox,
  listRecordChanges,
  listUpdates,
  type Operation,
  TABLES,
} from '@smoko/contract';

/** Every list of the business, by the name of its file. */
export const EXPORTS: Readonly<Record<string, Operation>> = {
  ...Object.fromEntries(Object.values(TABLES).map(({ path, operations }) => [path, operations.list])),
  'agent-messages': listAgentMessages,
  'agent-feedback': listAgentFeedback,
  'updates-feed': listUpdates,
  'record-changes': listRecordChanges,
  outbox: listOutbox,
  'draft-examples': listDraftExamples,
};
