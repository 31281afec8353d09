import type { Connection, Model } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Actor } from '../actor.ts';
import type { Implementation } from '../call.ts';
import type { Clock } from '../clock.ts';
import type { EventBus } from '../events.ts';
import type { Outbox } from '../outbox/outgoing.ts';
import { automationImplementations } from './automations.ts';
import { createNotes } from './notes.ts';
import type { Sources } from './plan.ts';
import { planned } from './planned.ts';
import { createScheduler, type Scheduler, type SchedulerOptions } from './scheduler.ts';
import { type AutomationRunRow, scheduleModel } from './store.ts';
import { isAddressed, writeMessage } from './write.ts';

export interface AutomationsOptions {
  connection: Connection;
  runs: Repository<AutomationRunRow>;
  sources: Omit<Sources, 'notes'>;
  outbox: Outbox;
  bus: EventBus;
  clock: Clock;
  actorOf(userId: string): Promise<Actor | null>;
  report(error: unknown): void;
}

export interface Automations {
  models: Pick<Model<unknown>, 'createIndexes'>[];
  implementations: Implementation[];
  scheduler: Scheduler;
}

/** What goes out by itself: how it is set, what would go, and the clock that lets it go. */
export function createAutomations(options: AutomationsOptions): Automations {
  const { connection, runs, outbox, bus, clock, actorOf, report } = options;
  const notes = createNotes(connection);
  const schedules = scheduleModel(connection);
  const sources: Sources = { ...options.sources, notes };
  const writing = { outbox, bus, clock, approvals: sources.approvals };

  const work: SchedulerOptions['work'] = async (call, { kind, mode, days }, day) => {
    let written = 0;
    let held = 0;
    for await (const message of planned(call, sources, kind, { day, days: days ?? 1 })) {
      if (!isAddressed(message)) {
        held += 1;
        continue;
      }
      await writeMessage(writing, call.actor, mode, message);
      await notes.keep(call, kind, message.occasions);
      written += 1;
    }
    return { written, held };
  };

  return {
    models: [...notes.models, schedules],
    implementations: automationImplementations({ schedules, runs, sources }),
    scheduler: createScheduler({ schedules, runs, clock, actorOf, work, report }),
  };
}
