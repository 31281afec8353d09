import type { Logger } from 'pino';
import type { Actor } from '../domain/actor.ts';
import type { Implementation } from '../domain/call.ts';
import type { Domain } from '../domain/domain.ts';
import type { EventBus } from '../domain/events.ts';
import type { FileStore } from '../files/file-store.ts';
import type { LoadAssistants } from './assistants.ts';
import { type ChatParts, chatImplementations } from './chat.ts';
import { createKnown } from './known/known.ts';
import { reactToDecisions } from './reactions.ts';
import { recover } from './recovery.ts';
import { createRuns } from './runs.ts';
import { createSay } from './say.ts';
import type { SupplierPapers } from './supplier-papers.ts';
import { tellAnswers } from './tell-answers.ts';
import { createTurn } from './turn.ts';

export interface ChatOptions {
  domain: Domain;
  files: FileStore;
  bus: EventBus;
  load: LoadAssistants;
  papers: SupplierPapers;
  /** Whose work a crashed turn was; null when the account is gone. */
  actorOf(userId: string): Promise<Actor | null>;
  log: Logger;
}

export interface Chat extends ChatParts {
  implementations: Implementation[];
  /**
   * Ends what died with its process. `everything`: nobody else works on this database, so whatever runs is dead;
   * else only what nobody holds a lease on. At a start, cards are also held against what was decided.
   */
  recover(everything: boolean, starting?: boolean): Promise<number>;
  /** Lets turns finish for so long, then stops them. */
  close(ms: number): Promise<void>;
}

export function createChat({ domain, files, bus, load, papers, actorOf, log }: ChatOptions): Chat {
  const { conversation, calls, approvalService, draftService, executor, repositories } = domain;
  const { approvals, attachments, drafts, projects, messages, receipts } = repositories;
  const known = createKnown(repositories);
  const surroundings = {
    calls,
    executor,
    approvalService,
    draftService,
    approvals,
    drafts,
    attachments,
    files,
    papers,
    receipts,
    projects,
    messages,
    known,
  };
  const turn = createTurn(conversation, surroundings, load, bus, log);
  const runs = createRuns(conversation, turn, executor.clock, log);
  const parts: ChatParts = {
    conversation,
    runs,
    say: createSay({ conversation, attachments, projects, executor, runs }),
    load,
  };
  const recovery = {
    conversation,
    receipts,
    approvals,
    drafts,
    approvalService,
    draftService,
    executor,
    runs,
    bus,
    actorOf,
    log,
  };
  let recovering: Promise<number> | null = null;
  const stopReacting = reactToDecisions(conversation, bus, executor.clock, log);
  const stopTelling = tellAnswers({ conversation, repositories, bus, clock: executor.clock, actorOf, log });
  return {
    ...parts,
    implementations: chatImplementations(parts),
    recover: (everything, starting = everything) => {
      recovering ??= recover(recovery, everything, starting).finally(() => {
        recovering = null;
      });
      return recovering;
    },
    close: async (ms) => {
      await runs.drain(ms);
      stopReacting();
      stopTelling();
    },
  };
}
