import type { Implementation } from '../domain/call.ts';
import type { Clock } from '../domain/clock.ts';
import type { EventBus } from '../domain/events.ts';
import { createIssuing } from '../domain/finance-records/issue.ts';
import { projectReference } from '../domain/projects/projects.ts';
import type { Records } from '../domain/records.ts';
import { createSentStatements } from '../domain/sent-statements/sent-statements.ts';
import { createPapers } from './compose/papers.ts';
import { previewImplementation } from './compose/preview.ts';
import { sendImplementations } from './compose/send.ts';
import { createStop, type Stop } from './consent/stop.ts';
import { createArrival, type NoteArrival } from './dispatch/arrival.ts';
import { createDispatch, type Dispatch } from './dispatch/dispatch.ts';
import { outboxImplementations } from './dispatch/drafts.ts';
import { createOutbox, type OutboxQueue } from './dispatch/outbox.ts';
import { createPrepare } from './dispatch/prepare.ts';
import type { OutgoingOptions } from './outgoing-options.ts';

export interface OutboundOptions {
  records: Pick<Records, 'repositories' | 'consent' | 'correspondence' | 'outboxFiles'>;
  bus: EventBus;
  clock: Clock;
  production: boolean;
  /** Whether an owner has confirmed their e-mail address. */
  isVerified(userId: string): Promise<boolean>;
  outgoing: OutgoingOptions;
}

export interface OutboundRoom {
  /** Where everybody puts what is to go out. */
  outbox: OutboxQueue;
  /** Hands over what is in the outbox; to be started, and closed. */
  dispatch: Dispatch;
  /** One click in a commercial mail. */
  unsubscribe: Stop['unsubscribe'];
  noteArrival: NoteArrival;
  implementations: Implementation[];
}

/** Messages to people outside: written, allowed, kept in the outbox and handed over. */
export function openOutbound({ records, bus, clock, production, isVerified, outgoing }: OutboundOptions): OutboundRoom {
  const { repositories, consent, correspondence, outboxFiles: files } = records;
  const { clients, suppliers, quotes, financeRecords, variations, projects, inbox, outbox: repository } = repositories;
  const { providers, mailDomain, report } = outgoing;
  const contacts = { clients, suppliers, consent };
  const sentStatements = createSentStatements(repositories.sentStatements);

  const papers = createPapers({ ...contacts, quotes, financeRecords, variations, projects, sentStatements }, outgoing);
  const { optedOut, unsubscribe } = createStop({ repository, consent, clock, outgoing });
  const chased = { quotes, financeRecords, projects, inbox };
  const prepare = createPrepare({ consent, files, clock, outgoing, chased });
  // what waited for the morning goes on where messages are only kept, too
  const kept = production ? null : { send: async () => ({ outcome: 'sent' as const }) };
  const taking = { sms: providers.sms ?? kept, email: providers.email ?? kept };
  const dispatch = createDispatch({ repository, providers: taking, bus, clock, prepare, optedOut, report });
  const { poke } = dispatch;
  const outbox = createOutbox({
    repository,
    files,
    providers,
    production,
    clock,
    mailDomain,
    isVerified,
    poke,
    contacts,
    correspondence,
    inbox,
  });

  return {
    outbox,
    dispatch,
    unsubscribe,
    noteArrival: createArrival({ repository, bus, clock, optedOut }),
    implementations: [
      ...outboxImplementations({ repository, outbox, files, contacts, chased, poke }),
      previewImplementation(contacts, papers),
      ...sendImplementations({
        outbox,
        sources: { ...contacts, quotes, variations, sentStatements, project: projectReference(projects) },
        papers,
        issuing: createIssuing(repositories),
        pdfs: outgoing,
      }),
    ],
  };
}
