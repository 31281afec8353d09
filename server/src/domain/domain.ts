import type { Connection } from 'mongoose';
import type { Repository } from '../db/repository.ts';
import { runMigration } from '../db/run-migration.ts';
import { adminTaskRepository, adminTaskService } from './admin-tasks/admin-tasks.ts';
import { type AgentCalls, createAgentCalls } from './agent-calls.ts';
import { approvalRepository } from './approvals/approvals.ts';
import { type ApprovalDesk, createApprovalDesk } from './approvals/decide.ts';
import { assistantOverviewImplementation } from './assistants/overview.ts';
import { performanceImplementations } from './assistants/performance.ts';
import { attachmentRepository, attachmentService } from './attachments/attachments.ts';
import { type Automations, createAutomations } from './automations/create-automations.ts';
import { automationRunRepository } from './automations/store.ts';
import { calendarImplementation } from './calendar/calendar.ts';
import type { Implementation } from './call.ts';
import { type Caps, createCaps } from './caps.ts';
import { clientReference, clientRepository, clientService } from './clients/clients.ts';
import type { Clock } from './clock.ts';
import { type Consent, createConsent } from './consent/consent.ts';
import { consentLogRepository, optOutRepository } from './consent/store.ts';
import { type Conversation, createConversation } from './conversation/conversation.ts';
import { conversationRepositories } from './conversation/models.ts';
import { createDeliveries, type Deliveries } from './deliveries/deliveries.ts';
import { createUsedTokens, type UsedTokens } from './deliveries/used-tokens.ts';
import { createDraftDesk, type DraftDesk } from './drafts/desk.ts';
import { draftRepository } from './drafts/drafts.ts';
import { draftExamples } from './drafts/examples.ts';
import type { EventBus } from './events.ts';
import { createExecutor, type Executor } from './executor.ts';
import { filesOnRecord } from './files/on-record.ts';
import { financeRepository, financeService } from './finance-records/finance-records.ts';
import { createInvoiceView, type InvoiceView } from './finance-records/shown-invoice.ts';
import { importImplementations, importRepository } from './imports/imports.ts';
import type { InboundPolicyFor } from './inbound-policy.ts';
import { type Correspondence, createCorrespondence } from './inbox/correspondence.ts';
import { createInbox, type Inbox } from './inbox/inbox.ts';
import { correspondenceRepository, inboxRepository } from './inbox/store.ts';
import { createModelService, type ModelEnvironment, type ModelService } from './model/model-service.ts';
import { modelUseRepository } from './model/store.ts';
import { createOutboxDesk, type OutboxDesk, type OutgoingOptions } from './outbox/desk.ts';
import type { Dispatch } from './outbox/dispatch.ts';
import { createKeptMails, type KeptMails } from './outbox/kept-mail.ts';
import type { Outbox } from './outbox/outbox.ts';
import { createPapers } from './outbox/papers.ts';
import { previewImplementation } from './outbox/preview.ts';
import { sendImplementations } from './outbox/send.ts';
import { outboxRepository } from './outbox/store.ts';
import { procurementRepository, procurementService } from './procurement-items/procurement-items.ts';
import { projectBudgetsImplementation } from './projects/budgets.ts';
import { jobOverviewImplementations } from './projects/overview.ts';
import { projectReference, projectRepository, projectService } from './projects/projects.ts';
import { createQuoteAnswers, type QuoteAnswers } from './quotes/answers.ts';
import { quoteRepository, quoteService } from './quotes/quotes.ts';
import { receiptImplementations, receiptRepository } from './receipts/receipts.ts';
import { counterImplementations } from './stats/counters.ts';
import { dashboardImplementation } from './stats/dashboard.ts';
import { statsImplementation } from './stats/stats.ts';
import { supplierReference, supplierRepository, supplierService } from './suppliers/suppliers.ts';
import { fillContactKeys } from './tables/fill-contact-keys.ts';
import { templateReference, templateRepository, templateService } from './templates/templates.ts';
import { feedbackRepository, viewImplementations } from './views/views.ts';

export interface DomainOptions {
  connection: Connection;
  clock: Clock;
  bus: EventBus;
  production: boolean;
  /** Whether an owner has confirmed their e-mail address. */
  isVerified(userId: string): Promise<boolean>;
  /** What a message from outside may lead to. */
  policyFor: InboundPolicyFor;
  outgoing: OutgoingOptions;
  /** What choosing an assistant model needs of the network and of whoever runs the server. */
  model: ModelEnvironment;
  /** Where an owner themselves can be written to; null when the account is gone. */
  owner(userId: string): Promise<{ email: string; verified: boolean } | null>;
}

export interface Domain {
  executor: Executor;
  calls: AgentCalls;
  desk: ApprovalDesk;
  draftDesk: DraftDesk;
  conversation: Conversation;
  repositories: ReturnType<typeof createRepositories>;
  /** Of these paths of files, those that a record names. */
  filesOnRecord(paths: readonly string[]): Promise<string[]>;
  /** Adds what other rooms implement (chat, accounts), before the first call. */
  add(implementations: readonly Implementation[]): void;
  outbox: Outbox;
  automations: Pick<Automations, 'scheduler'>;
  inbox: Inbox;
  correspondence: Correspondence;
  deliveries: Deliveries;
  usedTokens: UsedTokens;
  /** Hands over what is in the outbox; to be started, and closed. */
  dispatch: Dispatch;
  /** One click in a commercial mail. */
  unsubscribe: OutboxDesk['unsubscribe'];
  /** What a provider says became of a message. */
  told: OutboxDesk['told'];
  /** What people outside say about quotes they have the link of. */
  quoteAnswers: QuoteAnswers;
  /** An invoice as whoever has its link sees it. */
  invoiceView(id: string): Promise<InvoiceView | null>;
  consent: Consent;
  modelService: ModelService;
  /** Where mails stay that no mail server takes. */
  keptMails: KeptMails;
  caps: Caps;
  /** Builds the indexes; done before the server listens. */
  prepare(): Promise<void>;
}

function createRepositories(connection: Connection) {
  return {
    clients: clientRepository(connection),
    suppliers: supplierRepository(connection),
    projects: projectRepository(connection),
    adminTasks: adminTaskRepository(connection),
    financeRecords: financeRepository(connection),
    procurementItems: procurementRepository(connection),
    templates: templateRepository(connection),
    attachments: attachmentRepository(connection),
    quotes: quoteRepository(connection),
    imports: importRepository(connection),
    outbox: outboxRepository(connection),
    inbox: inboxRepository(connection),
    correspondence: correspondenceRepository(connection),
    optOuts: optOutRepository(connection),
    consentLog: consentLogRepository(connection),
    automationRuns: automationRunRepository(connection),
    receipts: receiptRepository(connection),
    approvals: approvalRepository(connection),
    drafts: draftRepository(connection),
    feedback: feedbackRepository(connection),
    modelUses: modelUseRepository(connection),
    ...conversationRepositories(connection),
  };
}

/** Every business rule with what it needs, wired once. An entity page adds its two lines here. */
export function createDomain({
  connection,
  clock,
  bus,
  production,
  isVerified,
  outgoing,
  owner,
  model,
  policyFor,
}: DomainOptions): Domain {
  const repositories = createRepositories(connection);
  const { clients, suppliers, projects, financeRecords, quotes, receipts, approvals, drafts } = repositories;
  const client = clientReference(clients);
  const project = projectReference(projects);
  const supplier = supplierReference(suppliers);
  const template = templateReference(repositories.templates);

  const inboundPolicy = policyFor(repositories);

  const tables = new Map<string, Repository>(
    Object.values(repositories).map((repository) => [repository.table, repository]),
  );
  const { optOuts, consentLog: log } = repositories;
  const consent = createConsent({ optOuts, log, clients, suppliers });
  const keptMails = createKeptMails(connection, repositories.outbox, clock);
  const deliveries = createDeliveries(connection);
  const usedTokens = createUsedTokens(connection);
  const caps = createCaps(connection);
  const modelService = createModelService({
    connection,
    uses: repositories.modelUses,
    caps,
    clock,
    bus,
    environment: model,
  });
  const correspondence = createCorrespondence({
    correspondence: repositories.correspondence,
    inbox: repositories.inbox,
    outbox: repositories.outbox,
  });
  const contacts = { clients, suppliers, consent };
  const outboxDesk = createOutboxDesk({
    connection,
    repository: repositories.outbox,
    contacts,
    consent,
    bus,
    clock,
    production,
    isVerified,
    correspondence,
    inbox: repositories.inbox,
    outgoing,
  });
  const { outbox } = outboxDesk;
  const papers = createPapers({ ...contacts, quotes, financeRecords }, outgoing);
  const inbox = createInbox({
    inbox: repositories.inbox,
    outboxItems: repositories.outbox,
    approvals,
    correspondence,
    outbox,
    client,
    supplier,
    project,
    again: (id) => deliveries.again(id),
  });
  const conversation = createConversation(repositories, bus, project);
  const templates = templateService(repositories.templates);
  const draftDesk = createDraftDesk({ drafts, receipts, tables, bus, executor: () => executor });
  const desk = createApprovalDesk({ approvals, receipts, outbox: repositories.outbox, bus, executor: () => executor });

  const automations = createAutomations({
    connection,
    runs: repositories.automationRuns,
    sources: { ...repositories, consent, owner, quoteLink: outgoing.quoteLink, invoiceLink: outgoing.invoiceLink },
    outbox,
    bus,
    clock,
    actorOf: async (userId) => (await outgoing.senderOf(userId))?.actor ?? null,
    report: outgoing.report,
  });

  const implementations: Implementation[] = [
    ...automations.implementations,
    ...modelService.implementations,
    ...consent.implementations,
    ...clientService(clients, consent).implementations,
    ...supplierService(suppliers).implementations,
    ...projectService(projects, client).implementations,
    ...adminTaskService(repositories.adminTasks, project).implementations,
    ...financeService(financeRecords, project, client, quotes).implementations,
    ...procurementService(repositories.procurementItems, project, supplier).implementations,
    ...templates.implementations,
    ...attachmentService(repositories.attachments, project).implementations,
    ...quoteService(quotes, { client, project, template }, outgoing.quoteLink).implementations,
    ...outboxDesk.implementations,
    previewImplementation(contacts, papers),
    ...sendImplementations({ outbox, sources: { ...contacts, project, quotes }, papers, pdfs: outgoing }),
    ...inbox.implementations,
    ...correspondence.implementations,
    ...viewImplementations(repositories),
    ...conversation.implementations,
    ...desk.implementations,
    ...draftDesk.implementations,
    draftExamples({ drafts, messages: repositories.messages }),
    ...receiptImplementations(receipts, tables, repositories.threads, bus),
    ...jobOverviewImplementations(repositories),
    assistantOverviewImplementation(repositories),
    ...performanceImplementations(repositories),
    statsImplementation(repositories),
    dashboardImplementation(repositories),
    ...counterImplementations(repositories),
    projectBudgetsImplementation(repositories),
    calendarImplementation(repositories),
    ...importImplementations(repositories.imports, { clients, suppliers, projects }, () => executor),
  ];
  const ownerOf = async (userId: string) => (await outgoing.senderOf(userId))?.actor ?? null;
  const executor = createExecutor(implementations, clock, bus, inboundPolicy);

  return {
    executor,
    calls: createAgentCalls({ executor, receipts, approvals, drafts, tables, bus, inbound: inboundPolicy }),
    desk,
    draftDesk,
    conversation,
    repositories,
    outbox,
    inbox,
    correspondence,
    deliveries,
    usedTokens,
    dispatch: outboxDesk.dispatch,
    unsubscribe: outboxDesk.unsubscribe,
    told: outboxDesk.told,
    quoteAnswers: createQuoteAnswers({ quotes, clock, bus, executor: () => executor, ownerOf }),
    invoiceView: createInvoiceView({ financeRecords, ownerOf }),
    automations,
    consent,
    modelService,
    keptMails,
    caps,
    filesOnRecord: (paths) =>
      filesOnRecord(
        [
          { repository: repositories.templates, field: 'file_path' },
          { repository: repositories.attachments, field: 'file_path' },
          { repository: quotes, field: 'template_file.file_path' },
          { repository: { model: deliveries.model as never }, field: 'file_path' },
        ],
        paths,
      ),
    add: (more) => executor.add(more),
    prepare: async () => {
      for (const { model } of tables.values()) await model.createIndexes();
      const plain = [
        ...keptMails.models,
        deliveries.model,
        usedTokens.model,
        ...caps.models,
        ...automations.models,
        ...modelService.models,
      ];
      for (const model of plain) await model.createIndexes();
      await outboxDesk.prepare();
      await runMigration(connection, 'reach of clients and suppliers', async () => {
        for (const repository of [clients, suppliers]) await fillContactKeys(repository);
      });
    },
  };
}
