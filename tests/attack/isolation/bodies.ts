import { SAMPLES } from '../../support/samples.ts';

const NOBODY = '0'.repeat(24);

/** What a route with an id is sent; a route that is not here is sent {}. */
export const BODIES: Record<string, object> = {
  'PATCH /api/clients/{id}': SAMPLES.clients.change,
  'PATCH /api/suppliers/{id}': SAMPLES.suppliers.change,
  'PATCH /api/projects/{id}': { job_name: 'Changed', job_budget: 3_650.5 },
  'PATCH /api/admin-tasks/{id}': SAMPLES.admin_tasks.change,
  'PATCH /api/finance-records/{id}': { description: 'Changed' },
  'PATCH /api/procurement-items/{id}': SAMPLES.procurement_items.change,
  'PATCH /api/templates/{id}': { name: 'changed.docx' },
  'PATCH /api/attachments/{id}': { name: 'changed.txt' },
  'PATCH /api/quotes/{id}': { valid_until: '2026-12-24' },
  'PATCH /api/variations/{id}': { description: 'Changed' },
  'PATCH /api/outbox/{id}': { body: 'Changed' },
  'POST /api/invoices/{id}/credit-notes': { amount: 1, reason: 'Changed' },
  'POST /api/clients/{id}/refunds': { amount: 1 },
  'POST /api/projects/{id}/billing/invoices': { what: 'deposit', amount: 1 },
  'PUT /api/projects/{id}/billing/stages': { stages: [] },
  'POST /api/approvals/{id}': { decision: 'reject' },
  'PATCH /api/drafts/{id}': { fields: { job_name: 'Changed' } },
  'POST /api/drafts/{id}': { decision: 'discard' },
  'POST /api/threads/{id}/messages': { message: 'What is on tomorrow?' },
  'POST /api/inbox/{id}/read': { read: true },
  'POST /api/inbox/{id}/answer': { body: 'Thanks, see you then' },
  'POST /api/auth/factors/{id}/verify': { challenge_id: NOBODY, code: '123456' },
};

/** Whose paths are named otherwise than their tables. */
const KINDS: Record<string, string> = { 'job-overview': 'projects', invoices: 'finance-records' };

/** The kind of record that the id of a route is of. */
export function kindOf(path: string): string {
  const [, kind = ''] = /^\/api\/((?:auth\/|settings\/)?[\w-]+)\/\{id\}/.exec(path) ?? [];
  return KINDS[kind] ?? kind;
}
