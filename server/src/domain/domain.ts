import type { Connection } from 'mongoose';
import type { Actor } from './actor.ts';
import { adminTaskService } from './admin-tasks/admin-tasks.ts';
import { type AgentCalls, createAgentCalls } from './agent-calls/agent-calls.ts';
import { type ApprovalService, createApprovalService } from './approvals/approval-service.ts';
import { assistantOverviewImplementation } from './assistants/overview.ts';
import { performanceImplementations } from './assistants/performance.ts';
import { attachmentReference, attachmentService } from './attachments/attachments.ts';
import { type Automations, createAutomations } from './automations/create-automations.ts';
import { jobBillingImplementation } from './billing/billing.ts';
import { setStagesImplementation } from './billing/set-stages.ts';
import { calendarImplementation } from './calendar/calendar.ts';
import type { Implementation } from './call.ts';
import type { ClientAnswers } from './client-answers.ts';
import { clientReference, clientService } from './clients/clients.ts';
import { clientFilesImplementation } from './clients/files.ts';
import type { Clock } from './clock.ts';
import { type Conversation, createConversation } from './conversation/conversation.ts';
import { createDraftService, type DraftService } from './drafts/draft-service.ts';
import { draftExamples } from './drafts/examples.ts';
import type { EventBus } from './events.ts';
import type { Executor } from './executor.ts';
import { financeService } from './finance-records/finance-records.ts';
import { createInvoiceView, type InvoiceView } from './finance-records/shown-invoice.ts';
import { recordChangesImplementation } from './history/list-changes.ts';
import { timelineImplementations } from './history/timeline.ts';
import { importImplementations } from './imports/imports.ts';
import type { InboundPolicy } from './inbound-policy.ts';
import { createInbox, type Inbox } from './inbox/inbox.ts';
import type { ModelEnvironment } from './model/model-environment.ts';
import { createModelService, type ModelService } from './model/model-service.ts';
import { newAnswerImplementations } from './new-answers.ts';
import type { Outbox } from './outbox/outgoing.ts';
import type { LinkVersion } from './paper-token.ts';
import { paperWarningsImplementation } from './paper-warnings/paper-warnings.ts';
import { procurementService } from './procurement-items/procurement-items.ts';
import { projectBudgetsImplementation } from './projects/budgets.ts';
import { jobOverviewImplementations } from './projects/overview.ts';
import { projectReference, projectService } from './projects/projects.ts';
import { createQuoteAnswers } from './quotes/answers.ts';
import { createFollowAcceptance, type FollowAcceptance } from './quotes/follow-acceptance.ts';
import { quoteService } from './quotes/quotes.ts';
import type { QuoteRow } from './quotes/schema.ts';
import { receiptImplementations } from './receipts/receipts.ts';
import type { Records } from './records.ts';
import { sentStatementImplementations } from './sent-statements/sent-statements.ts';
import { createStatementView, type StatementView } from './sent-statements/shown-statement.ts';
import { counterImplementations } from './stats/counters.ts';
import { dashboardImplementation } from './stats/dashboard.ts';
import { statsImplementation } from './stats/stats.ts';
import { supplierReference, supplierService } from './suppliers/suppliers.ts';
import { gstRecordsImplementation } from './tax/gst-records.ts';
import { gstReportImplementation } from './tax/gst-report.ts';
import { tparImplementation, tparRecordsImplementation } from './tax/tpar.ts';
import { templateReference, templateService } from './templates/templates.ts';
import { createVariationAnswers } from './variations/answers.ts';
import type { VariationRow } from './variations/schema.ts';
import { variationService } from './variations/variations.ts';
import { viewImplementations } from './views/views.ts';

export interface DomainOptions {
  connection: Connection;
  clock: Clock;
  bus: EventBus;
  records: Records;
  /** Runs operations, of this room and of others: approvals, drafts and imports carry out what they hold through it. */
  executor: Executor;
  /** What a message from outside may lead to. */
  inboundPolicy: InboundPolicy;
  outbox: Outbox;
  owners: {
    /** For work that nobody is waiting for; null when the account is gone. */
    actorOf(userId: string): Promise<Actor | null>;
    /** Where they themselves can be written to; null when the account is gone. */
    emailOf(userId: string): Promise<{ email: string; verified: boolean } | null>;
  };
  links: {
    /** Where a client sees a quote, and answers it. */
    quoteLink(quoteId: string, version: LinkVersion): string;
    /** Where a client sees an invoice. */
    invoiceLink(id: string, version: LinkVersion): string;
    /** Where a client sees a variation, and answers it. */
    variationLink(id: string, version: LinkVersion): string;
    /** Where a client sees a statement that was sent. */
    statementLink(id: string): string;
  };
  /** What choosing an assistant model needs of the network and of whoever runs the server. */
  model: ModelEnvironment;
  /** Told what failed while nobody was waiting. */
  report(error: unknown): void;
}

/** The services other rooms ask for by name; everything else is an operation of the executor. */
export interface Domain extends Pick<Records, 'repositories' | 'consent' | 'caps'> {
  executor: Executor;
  outbox: Outbox;
  calls: AgentCalls;
  approvalService: ApprovalService;
  draftService: DraftService;
  conversation: Conversation;
  inbox: Inbox;
  automations: Pick<Automations, 'scheduler'>;
  modelService: ModelService;
  /** What people outside say about quotes they have the link of. */
  quoteAnswers: ClientAnswers<QuoteRow>;
  variationAnswers: ClientAnswers<VariationRow>;
  /** An invoice, a credit note or money that moved, as whoever has its link sees it. */
  invoiceView(id: string): Promise<InvoiceView | null>;
  /** A statement that was sent, as whoever has its link sees it. */
  statementView(id: string): Promise<StatementView | 'ended' | null>;
  /** What this room does; for the executor. */
  implementations: Implementation[];
  /** Builds the indexes; done before the server listens. */
  prepare(): Promise<void>;
}

/** Every business rule with what it needs, wired once: what stands higher up never needs what stands below it. */
export function createDomain(options: DomainOptions): Domain {
  const { connection, clock, bus, records, executor, inboundPolicy, outbox, owners, links, report } = options;
  const { repositories, tables, consent, correspondence, deliveries, caps } = records;
  const { clients, suppliers, projects, financeRecords, quotes, receipts, approvals, drafts } = repositories;

  // what services check the existence of
  const references = recordReferences(repositories);

  // what is decided by people
  const draftService = createDraftService({ drafts, receipts, tables, bus, executor });
  const approvalService = createApprovalService({ ...repositories, bus, executor });
  const calls = createAgentCalls({ executor, receipts, approvals, drafts, tables, bus, inbound: inboundPolicy });

  // what is said and written
  const conversation = createConversation(repositories, bus, references.project);
  const inbox = createInbox({
    inbox: repositories.inbox,
    outboxItems: repositories.outbox,
    approvals,
    correspondence,
    outbox,
    ...references,
    again: deliveries.again,
  });

  // what goes out by itself, and who words it
  const automations = createAutomations({
    connection,
    runs: repositories.automationRuns,
    sources: { ...repositories, consent, owner: owners.emailOf, ...links },
    outbox,
    bus,
    clock,
    actorOf: owners.actorOf,
    report,
  });
  const followAcceptance = createFollowAcceptance({ executor, quotes, financeRecords });
  const { answeredOnPage } = approvalService;
  const changes = repositories.recordChanges;
  const answering = { clock, bus, executor, ownerOf: owners.actorOf, changes, answeredOnPage };
  const uses = repositories.modelUses;
  const modelService = createModelService({ connection, uses, caps, clock, bus, environment: options.model });

  return {
    executor,
    repositories,
    consent,
    caps,
    outbox,
    calls,
    approvalService,
    draftService,
    conversation,
    inbox,
    automations,
    modelService,
    quoteAnswers: createQuoteAnswers(repositories, followAcceptance, answering),
    variationAnswers: createVariationAnswers(repositories, answering),
    invoiceView: createInvoiceView({ financeRecords, ownerOf: owners.actorOf }),
    statementView: createStatementView({ ...repositories, executor, clock, ownerOf: owners.actorOf }),
    implementations: [
      ...tableImplementations(records, references, links, followAcceptance),
      // messages
      ...inbox.implementations,
      ...correspondence.implementations,
      ...consent.implementations,
      ...automations.implementations,
      ...newAnswerImplementations(repositories, bus),
      // assistants
      ...conversation.implementations,
      ...approvalService.implementations,
      ...draftService.implementations,
      draftExamples({ drafts, messages: repositories.messages }),
      ...receiptImplementations(receipts, tables, repositories.threads, bus),
      assistantOverviewImplementation(repositories),
      ...performanceImplementations(repositories),
      ...modelService.implementations,
      ...overviewImplementations(repositories),
      ...timelineImplementations(records),
      ...importImplementations(repositories.imports, { clients, suppliers, projects }, executor),
    ],
    async prepare() {
      await records.prepare();
      for (const model of [...automations.models, ...modelService.models]) await model.createIndexes();
    },
  };
}

function recordReferences({ clients, projects, suppliers, templates }: Records['repositories']) {
  return {
    client: clientReference(clients),
    project: projectReference(projects),
    supplier: supplierReference(suppliers),
    template: templateReference(templates),
  };
}

/** The operations of tables: a line for each entity page. */
function tableImplementations(
  { repositories, consent }: Records,
  { client, project, supplier, template }: ReturnType<typeof recordReferences>,
  links: DomainOptions['links'],
  followAcceptance: FollowAcceptance,
): Implementation[] {
  const { clients, suppliers, projects, financeRecords, quotes } = repositories;
  const files = attachmentService(repositories.attachments, project);
  const attachment = attachmentReference(repositories.attachments);
  return [
    ...clientService(clients, consent, projects).implementations,
    ...supplierService(suppliers).implementations,
    ...projectService(projects, client, repositories).implementations,
    ...adminTaskService(repositories.adminTasks, project).implementations,
    ...financeService(repositories, project, client, { supplier, attachment }, links.invoiceLink).implementations,
    ...procurementService(repositories.procurementItems, project, supplier).implementations,
    ...templateService(repositories.templates).implementations,
    ...files.implementations,
    clientFilesImplementation(repositories, files.present),
    ...quoteService(quotes, { client, project, template }, financeRecords, links.quoteLink, followAcceptance)
      .implementations,
    ...variationService(repositories.variations, { client, project, quotes: repositories.quotes }, links.variationLink)
      .implementations,
    setStagesImplementation(repositories),
    ...sentStatementImplementations(repositories, links.statementLink),
  ];
}

/** What only reads, across tables. */
const overviewImplementations = (repositories: Records['repositories']): Implementation[] => [
  ...viewImplementations(repositories),
  recordChangesImplementation(repositories),
  ...jobOverviewImplementations(repositories),
  statsImplementation(repositories),
  dashboardImplementation(repositories),
  ...counterImplementations(repositories),
  projectBudgetsImplementation(repositories),
  jobBillingImplementation(repositories),
  paperWarningsImplementation(repositories),
  calendarImplementation(repositories),
  gstReportImplementation(repositories.financeRecords),
  gstRecordsImplementation(repositories),
  tparImplementation(repositories),
  tparRecordsImplementation(repositories),
];
