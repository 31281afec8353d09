import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEverything, type Everything } from '../support/everything.ts';
import type { Fields } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let all: Everything;
beforeAll(async () => {
  server = await startServer();
  all = await createEverything(server.url);
});
afterAll(() => server.stop());

/** Every field of the specification is there, and the record is its owner's. */
function holds(record: unknown, fields: string[]): void {
  expect(record).toBeTypeOf('object');
  expect(Object.keys(record as Fields)).toEqual(expect.arrayContaining(fields));
}
const owned = (record: Fields, fields: string[]) => {
  holds(record, ['user_id', ...fields]);
  expect(record.user_id).toBe(all.owner.user.id);
};

it('a project, and the client joined to it', () => {
  const fields = ['job_name', 'job_number', 'job_description', 'job_date', 'job_budget', 'client_id', 'status'];
  owned(all.project, ['id', ...fields, 'created_at']);
  holds(all.project.client, ['name', 'email', 'phone', 'address']);
});

it('a client', () =>
  owned(all.client, ['id', 'name', 'email', 'phone', 'address', 'budget', 'due_date', 'job_notes', 'created_at']));

it('a supplier', () => owned(all.supplier, ['id', 'name', 'email', 'phone', 'address', 'specialty', 'created_at']));

it('an admin task, and the project joined to it', () => {
  owned(all.task, ['id', 'task_name', 'project_id', 'status', 'assigned_to', 'due_date', 'created_at']);
  holds(all.task.project, ['job_name', 'job_number']);
});

it('a finance record, and the project joined to it', () => {
  owned(all.invoice, ['id', 'project_id', 'type', 'amount', 'status', 'due_date', 'created_at']);
  holds(all.invoice.project, ['job_name', 'job_number']);
});

it('a procurement item, with its project and supplier', () => {
  const prices = ['quantity', 'unit_price', 'total_price'];
  const days = ['order_date', 'delivery_date', 'created_at'];
  owned(all.item, ['id', 'item_name', 'project_id', 'supplier_id', ...prices, 'status', ...days]);
  holds(all.item.project, ['job_name', 'job_number']);
  holds(all.item.supplier, ['name']);
});

it('a template', () => owned(all.template, ['id', 'name', 'file_type', 'file_size', 'file_path', 'created_at']));

it('a quote, and its content', () => {
  owned(all.quote, ['client_id', 'template_id', 'quote_number', 'content', 'status']);
  holds(all.quote.content, ['details', 'aiGenerated', 'template']);
});

it('a message of an assistant', () => owned(all.agentMessage, ['id', 'agent', 'content', 'job_id', 'created_at']));

it('an entry of the updates feed', () =>
  owned(all.update, ['id', 'agent_name', 'action_taken', 'created_at', 'job_number']));

it('feedback', () => owned(all.feedback, ['agent_name', 'rating', 'comment', 'response_text', 'created_at']));
