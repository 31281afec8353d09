import type { ToolDefinition } from '../question.ts';

const text = (description: string) => ({ type: 'string', description });
const tool = (name: string, description: string, properties: object, required: string[]): ToolDefinition => ({
  type: 'function',
  function: { name, description, parameters: { type: 'object', properties, required } },
});

/** Few and small, of the kind that assistants have: what a model does with these it does with theirs. */
export const CREATE_JOB = tool(
  'create_job',
  'Create a job for a client',
  {
    job_name: text('Short name of the work'),
    client: text('Name of the client'),
    address: text('Street address of the work'),
    budget: { type: 'number', description: 'In dollars' },
  },
  ['job_name'],
);
export const CREATE_TASK = tool(
  'create_task',
  'Put a to-do on the list',
  { task_name: text('What is to be done'), due_date: text('YYYY-MM-DD') },
  ['task_name'],
);
export const ORDER_ITEM = tool(
  'order_item',
  'Put material on the order list',
  { item_name: text('What to order'), quantity: { type: 'number' }, supplier: text('Where from') },
  ['item_name'],
);
export const SEND_INVOICE = tool(
  'send_invoice',
  'Make an invoice and send it to a client',
  { client: text('Name of the client'), amount: { type: 'number', description: 'In dollars' } },
  ['client', 'amount'],
);
const STATUSES = ['pending', 'in_progress', 'on_hold', 'completed'] as const;
export const SET_STATUS = tool(
  'set_job_status',
  'Change the status of a job',
  { job: text('Its name or number'), status: { type: 'string', enum: STATUSES } },
  ['job', 'status'],
);
export const DELETE_JOB = tool('delete_job', 'Delete a job for good', { job: text('Its name or number') }, ['job']);
