import { getCalendar } from './calendar.ts';
import { chatOperations } from './chat/operations.ts';
import { readDay } from './days.ts';
import { accountOperations } from './entities/account.ts';
import { adminTasks } from './entities/admin-task.ts';
import { agentPerformanceOperations } from './entities/agent-performance.ts';
import { approvalOperations } from './entities/approval.ts';
import { getAssistantOverview } from './entities/assistant-overview.ts';
import { attachments } from './entities/attachment.ts';
import { automationOperations } from './entities/automation.ts';
import { channelOperations } from './entities/channels.ts';
import { clients } from './entities/client.ts';
import { clientAccountOperations } from './entities/client-account.ts';
import { clientAnswerOperations } from './entities/client-answer.ts';
import { consentOperations } from './entities/consent.ts';
import { createCreditNote } from './entities/credit-note.ts';
import { importOperations } from './entities/data-import.ts';
import { deviceOperations } from './entities/device-sign-in.ts';
import { draftOperations } from './entities/draft.ts';
import { listDraftExamples } from './entities/draft-example.ts';
import { enquiryOperations } from './entities/enquiry.ts';
import { financeOperations, financeRecords } from './entities/finance-record.ts';
import { googleOperations } from './entities/google.ts';
import { gstOperations } from './entities/gst-report.ts';
import { inboxOperations } from './entities/inbox.ts';
import { createInvoice, issueInvoice, voidInvoice } from './entities/invoice.ts';
import { lookAtInvoice } from './entities/invoice-look.ts';
import { billingOperations } from './entities/job-billing.ts';
import { jobOverviewOperations } from './entities/job-overview.ts';
import { modelOperations } from './entities/model.ts';
import { outboxOperations } from './entities/outbox-item.ts';
import { paperLinkOperations } from './entities/paper-link.ts';
import { getPaperWarnings } from './entities/paper-warning.ts';
import { setPaymentClaim } from './entities/payment-claim.ts';
import { listPaymentsToPlace } from './entities/payments-to-place.ts';
import { procurementItems } from './entities/procurement-item.ts';
import { projects } from './entities/project.ts';
import { pushDeviceOperations } from './entities/push-device.ts';
import { addUpQuote, draftQuote, quotes } from './entities/quote.ts';
import { receiptOperations } from './entities/receipt.ts';
import { createRefund } from './entities/refund.ts';
import { restoreOperations } from './entities/restore.ts';
import { scriptTokenOperations } from './entities/script-token.ts';
import { securityOperations } from './entities/security.ts';
import { sentStatementOperations } from './entities/sent-statement.ts';
import { settingsOperations } from './entities/settings.ts';
import { signInOperations } from './entities/sign-in.ts';
import { suppliers } from './entities/supplier.ts';
import { templates } from './entities/template.ts';
import { timelineOperations } from './entities/timeline.ts';
import { tparOperations } from './entities/tpar.ts';
import { variations } from './entities/variation.ts';
import { viewOperations } from './entities/views.ts';
import { askVisitorChat } from './entities/visitor-chat.ts';
import type { Operation } from './operation.ts';
import { statsOperations } from './stats.ts';
import { totalsOperations } from './totals.ts';

/** The tables with records of their own, by name in events and receipts. */
export const TABLES = {
  projects,
  clients,
  suppliers,
  admin_tasks: adminTasks,
  finance_records: financeRecords,
  procurement_items: procurementItems,
  templates,
  attachments,
  quotes,
  variations,
} as const;
export type TableName = keyof typeof TABLES;

// a file's record is made by uploading the file, through a plain route
const { create: _template, ...templateOperations } = templates.operations;
const { create: _attachment, ...attachmentOperations } = attachments.operations;

/** Every JSON operation of the API. Uploads, downloads and the docs are plain routes, listed in the server. */
export const OPERATIONS: readonly Operation[] = [
  ...signInOperations,
  ...accountOperations,
  ...settingsOperations,
  ...securityOperations,
  ...scriptTokenOperations,
  ...googleOperations,
  ...deviceOperations,
  ...Object.values(projects.operations),
  ...Object.values(clients.operations),
  ...Object.values(suppliers.operations),
  ...Object.values(adminTasks.operations),
  ...financeOperations,
  createInvoice,
  lookAtInvoice,
  issueInvoice,
  voidInvoice,
  setPaymentClaim,
  createCreditNote,
  createRefund,
  listPaymentsToPlace,
  ...clientAccountOperations,
  ...sentStatementOperations,
  ...gstOperations,
  ...tparOperations,
  ...Object.values(procurementItems.operations),
  ...Object.values(templateOperations),
  ...Object.values(attachmentOperations),
  ...Object.values(quotes.operations),
  addUpQuote,
  draftQuote,
  getPaperWarnings,
  ...clientAnswerOperations,
  ...paperLinkOperations,
  ...Object.values(variations.operations),
  ...viewOperations,
  ...chatOperations,
  ...approvalOperations,
  ...draftOperations,
  listDraftExamples,
  ...receiptOperations,
  ...outboxOperations,
  ...inboxOperations,
  ...channelOperations,
  ...pushDeviceOperations,
  ...consentOperations,
  ...automationOperations,
  ...jobOverviewOperations,
  ...timelineOperations,
  ...billingOperations,
  getAssistantOverview,
  getCalendar,
  readDay,
  ...agentPerformanceOperations,
  ...statsOperations,
  ...totalsOperations,
  ...importOperations,
  ...restoreOperations,
  ...modelOperations,
  ...enquiryOperations,
  askVisitorChat,
];
