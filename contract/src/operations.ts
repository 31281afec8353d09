import {
  assistText,
  createThread,
  getThread,
  listAssistants,
  listMessages,
  listThreads,
  orchestrate,
  postMessage,
  retryThread,
  stopThread,
} from './chat/operations.ts';
import { getSession, getSettings, login, logout, refresh, signup, updateSettings } from './entities/account.ts';
import { adminTasks } from './entities/admin-task.ts';
import { decideApproval, getApproval, listApprovals } from './entities/approval.ts';
import { clients } from './entities/client.ts';
import { financeRecords, markPaid } from './entities/finance-record.ts';
import { listOutbox, sendInvoice, sendMessage, sendQuote } from './entities/outbox-item.ts';
import { procurementItems } from './entities/procurement-item.ts';
import { projects } from './entities/project.ts';
import { quotes } from './entities/quote.ts';
import { listReceipts, undoReceipt } from './entities/receipt.ts';
import { suppliers } from './entities/supplier.ts';
import { templates } from './entities/template.ts';
import { createAgentFeedback, listAgentFeedback, listAgentMessages, listUpdates } from './entities/views.ts';
import type { Operation } from './operation.ts';
import { getHealth, getStats } from './stats.ts';

/** The tables with records of their own, by name in events and receipts. */
export const TABLES = {
  projects,
  clients,
  suppliers,
  admin_tasks: adminTasks,
  finance_records: financeRecords,
  procurement_items: procurementItems,
  templates,
  quotes,
} as const;
export type TableName = keyof typeof TABLES;

const { create: _upload, ...templateOperations } = templates.operations;

/** Every JSON operation of the API. Uploads, downloads and the docs are plain routes, listed in the server. */
export const OPERATIONS: readonly Operation[] = [
  signup,
  login,
  refresh,
  logout,
  getSession,
  getSettings,
  updateSettings,
  ...Object.values(projects.operations),
  ...Object.values(clients.operations),
  ...Object.values(suppliers.operations),
  ...Object.values(adminTasks.operations),
  ...Object.values(financeRecords.operations),
  markPaid,
  sendInvoice,
  ...Object.values(procurementItems.operations),
  ...Object.values(templateOperations),
  ...Object.values(quotes.operations),
  sendQuote,
  listAgentMessages,
  listUpdates,
  listAgentFeedback,
  createAgentFeedback,
  listAssistants,
  listThreads,
  createThread,
  getThread,
  listMessages,
  postMessage,
  stopThread,
  retryThread,
  orchestrate,
  assistText,
  listApprovals,
  getApproval,
  decideApproval,
  listReceipts,
  undoReceipt,
  listOutbox,
  sendMessage,
  getStats,
  getHealth,
];
