import { adminTasks } from './entities/admin-task.ts';
import { APPROVAL_NEXT } from './entities/approval.ts';
import { DRAFT_NEXT } from './entities/draft.ts';
import { financeRecords } from './entities/finance-record.ts';
import { INBOX_NEXT } from './entities/inbox.ts';
import { OUTBOX_NEXT } from './entities/outbox-item.ts';
import { procurementItems } from './entities/procurement-item.ts';
import { projects } from './entities/project.ts';
import { quotes } from './entities/quote.ts';
import { RECEIPT_NEXT } from './entities/receipt.ts';
import { variations } from './entities/variation.ts';
import type { StatusRules } from './statuses.ts';

/** Every kind of record whose status the domain keeps, by the name it is stored under. */
export const STATUS_TABLES: Readonly<Record<string, StatusRules>> = {
  projects: projects.statuses,
  admin_tasks: adminTasks.statuses,
  procurement_items: procurementItems.statuses,
  finance_records: financeRecords.statuses,
  quotes: quotes.statuses,
  variations: variations.statuses,
  outbox: OUTBOX_NEXT,
  inbox: INBOX_NEXT,
  approvals: APPROVAL_NEXT,
  drafts: DRAFT_NEXT,
  receipts: RECEIPT_NEXT,
} as Readonly<Record<string, StatusRules>>;
