import {
  agentFeedbackSchema,
  agentMessageSchema,
  approvalSchema,
  assistantSchema,
  automationSchema,
  chatMessageSchema,
  correspondenceSchema,
  draftSchema,
  importSchema,
  inboxItemSchema,
  modelSettingsSchema,
  modelTestSchema,
  modelUseSchema,
  type Operation,
  optOutSchema,
  outboxItemSchema,
  problemSchema,
  pushDeviceSchema,
  receiptSchema,
  restoreSchema,
  sentStatementSchema,
  settingsSchema,
  signedInSchema,
  TABLES,
  threadSchema,
  updateSchema,
  userSchema,
} from '@smoko/contract';
import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

const NAMED: Record<string, z.ZodType> = {
  Project: TABLES.projects.record,
  Client: TABLES.clients.record,
  Supplier: TABLES.suppliers.record,
  AdminTask: TABLES.admin_tasks.record,
  FinanceRecord: TABLES.finance_records.record,
  ProcurementItem: TABLES.procurement_items.record,
  Template: TABLES.templates.record,
  Attachment: TABLES.attachments.record,
  Quote: TABLES.quotes.record,
  Variation: TABLES.variations.record,
  AgentMessage: agentMessageSchema,
  Update: updateSchema,
  AgentFeedback: agentFeedbackSchema,
  Assistant: assistantSchema,
  Thread: threadSchema,
  ChatMessage: chatMessageSchema,
  Approval: approvalSchema,
  Draft: draftSchema,
  Automation: automationSchema,
  Receipt: receiptSchema,
  SentStatement: sentStatementSchema,
  OutboxItem: outboxItemSchema,
  InboxItem: inboxItemSchema,
  Correspondence: correspondenceSchema,
  OptOut: optOutSchema,
  PushDevice: pushDeviceSchema,
  Import: importSchema,
  Restore: restoreSchema,
  User: userSchema,
  SignedIn: signedInSchema,
  Settings: settingsSchema,
  ModelSettings: modelSettingsSchema,
  ModelTest: modelTestSchema,
  ModelUse: modelUseSchema,
  Problem: problemSchema,
};

export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** The wire form (dollars, not cents) of every record and answer; records by name, answers refer to them. */
export function outputSchemas(operations: readonly Operation[]): {
  components: Record<string, JsonSchema>;
  ofOutput: (operation: Operation) => JsonSchema;
} {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });
  for (const { id, output } of operations) if (!registry.has(output)) registry.add(output, { id });
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: (id) => `#/components/schemas/${id}` });
  const plain = Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => [id, withoutIds(schema as JsonSchema)]),
  );
  return {
    components: Object.fromEntries(Object.keys(NAMED).map((name) => [name, plain[name] ?? {}])),
    ofOutput: ({ output }) => {
      const id = registry.get(output)?.id ?? '';
      return id in NAMED ? refTo(id) : (plain[id] ?? {});
    },
  };
}

/** What a caller sends, as one object schema. */
export const inputSchema = (operation: Operation): JsonSchema =>
  withoutIds(z.toJSONSchema(operation.input, { io: 'input' }));

const withoutIds = ({ $schema: _, $id: __, ...schema }: JsonSchema): JsonSchema => schema;
