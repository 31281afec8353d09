import type { Connection } from 'mongoose';
import { buildIndexes } from '../db/across-owners.ts';
import type { Repository } from '../db/repository.ts';
import { runMigration } from '../db/run-migration.ts';
import { adminTaskRepository } from './admin-tasks/admin-tasks.ts';
import { approvalRepository } from './approvals/approvals.ts';
import { attachmentRepository } from './attachments/attachments.ts';
import { automationRunRepository } from './automations/store.ts';
import { type Caps, createCaps } from './caps.ts';
import { clientRepository } from './clients/clients.ts';
import type { Clock } from './clock.ts';
import { type Consent, createConsent } from './consent/consent.ts';
import { consentLogRepository, optOutRepository } from './consent/store.ts';
import { conversationRepositories } from './conversation/models.ts';
import { createDeliveries, type Deliveries } from './deliveries/deliveries.ts';
import { createUsedTokens, type UsedTokens } from './deliveries/used-tokens.ts';
import { draftRepository } from './drafts/drafts.ts';
import { filesOnRecord } from './files/on-record.ts';
import { fillPaymentSums } from './finance-records/fill-payment-sums.ts';
import { fillReceived } from './finance-records/fill-received.ts';
import { fillStages } from './finance-records/fill-stages.ts';
import { fillToPlace } from './finance-records/fill-to-place.ts';
import { financeRepository } from './finance-records/finance-records.ts';
import { recordChangeRepository } from './history/store.ts';
import { importRepository } from './imports/imports.ts';
import { type Correspondence, createCorrespondence } from './inbox/correspondence.ts';
import { correspondenceRepository, inboxRepository } from './inbox/store.ts';
import { createLogos, type Logos } from './logos/logos.ts';
import { modelUseRepository } from './model/store.ts';
import { createOutboxFiles, type OutboxFiles } from './outbox/files.ts';
import { fillRecipients } from './outbox/fill-recipients.ts';
import { createKeptMails, type KeptMails } from './outbox/kept-mail.ts';
import { outboxRepository } from './outbox/store.ts';
import { procurementRepository } from './procurement-items/procurement-items.ts';
import { projectRepository } from './projects/projects.ts';
import { fillShortNames } from './quotes/fill-short-names.ts';
import { quoteRepository } from './quotes/quotes.ts';
import { receiptRepository } from './receipts/receipts.ts';
import { sentStatementRepository } from './sent-statements/store.ts';
import { supplierRepository } from './suppliers/suppliers.ts';
import { fillContactKeys } from './tables/fill-contact-keys.ts';
import { templateRepository } from './templates/templates.ts';
import { variationRepository } from './variations/variations.ts';
import { feedbackRepository } from './views/views.ts';

/** What is on file, and what is known by nothing but that. Services, messages in and messages out stand on it. */
export interface Records {
  repositories: ReturnType<typeof createRepositories>;
  /** The same by the names of their tables. */
  tables: ReadonlyMap<string, Repository>;
  /** Who wants no messages. */
  consent: Consent;
  /** Who wrote or was written to. */
  correspondence: Correspondence;
  /** The queue of what came in. */
  deliveries: Deliveries;
  usedTokens: UsedTokens;
  outboxFiles: OutboxFiles;
  /** Where mails stay that no mail server takes. */
  keptMails: KeptMails;
  caps: Caps;
  logos: Logos;
  /** Of these paths of files, those that a record names. */
  filesOnRecord(paths: readonly string[]): Promise<string[]>;
  /** Builds the indexes; done before the server listens. */
  prepare(): Promise<void>;
}

function createRepositories(connection: Connection) {
  const financeRecords = financeRepository(connection);
  return {
    clients: clientRepository(connection, financeRecords),
    suppliers: supplierRepository(connection),
    projects: projectRepository(connection, financeRecords),
    adminTasks: adminTaskRepository(connection),
    financeRecords,
    procurementItems: procurementRepository(connection),
    templates: templateRepository(connection),
    attachments: attachmentRepository(connection),
    quotes: quoteRepository(connection, financeRecords),
    variations: variationRepository(connection),
    sentStatements: sentStatementRepository(connection),
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
    recordChanges: recordChangeRepository(connection),
    ...conversationRepositories(connection),
  };
}

export function createRecords(connection: Connection, clock: Clock): Records {
  const repositories = createRepositories(connection);
  const { clients, suppliers, inbox, outbox, optOuts, consentLog: log } = repositories;
  const tables = new Map<string, Repository>(
    Object.values(repositories).map((repository) => [repository.table, repository]),
  );
  const deliveries = createDeliveries(connection);
  const usedTokens = createUsedTokens(connection);
  const outboxFiles = createOutboxFiles(connection);
  const keptMails = createKeptMails(connection, outbox, clock);
  const caps = createCaps(connection);
  const logos = createLogos(connection, repositories, clock);
  return {
    repositories,
    tables,
    consent: createConsent({ optOuts, log, clients, suppliers }),
    correspondence: createCorrespondence({ correspondence: repositories.correspondence, inbox, outbox }),
    deliveries,
    usedTokens,
    outboxFiles,
    keptMails,
    caps,
    logos,
    filesOnRecord: (paths) =>
      filesOnRecord(
        [
          { records: repositories.templates.model, field: 'file_path' },
          { records: repositories.attachments.model, field: 'file_path' },
          { records: repositories.quotes.model, field: 'template_file.file_path' },
          { records: deliveries.model, field: 'file_path' },
          { records: logos.model, field: 'file_path' },
        ],
        paths,
      ),
    async prepare() {
      await buildIndexes([...tables.values()].map(({ model }) => model));
      const { model: logo } = logos;
      const plain = [...keptMails.models, deliveries.model, usedTokens.model, outboxFiles.model, logo, ...caps.models];
      await buildIndexes(plain);
      await runMigration(connection, 'reach of clients and suppliers', async () => {
        for (const repository of [clients, suppliers]) await fillContactKeys(repository);
      });
      await runMigration(connection, 'what payments paid of invoices', () =>
        fillPaymentSums(repositories.financeRecords),
      );
      await runMigration(connection, 'invoices that went out', () => fillStages(repositories.financeRecords));
      await runMigration(connection, 'when money came in for invoices', () =>
        fillReceived(repositories.financeRecords),
      );
      await runMigration(connection, 'whom messages went to', () =>
        fillRecipients(outbox, repositories.correspondence),
      );
      await runMigration(connection, 'payments that are on no invoice', () => fillToPlace(repositories.financeRecords));
      await runMigration(connection, 'short names of quotes', () => fillShortNames(repositories.quotes.model));
    },
  };
}
