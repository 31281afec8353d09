import {
  AUTOMATIONS,
  type AutomationKind,
  type DomainOutput,
  invalid,
  listAutomationRuns,
  listAutomations,
  type PlannedMessage,
  previewAutomation,
  updateAutomation,
} from '@smoko/contract';
import { type Model, Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import { toPlain } from '../../db/stored.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import { listHandler } from '../tables/list-handler.ts';
import type { Planned, Sources } from './plan.ts';
import { planned } from './planned.ts';
import { KINDS } from './rules.ts';
import type { AutomationRunRow, ScheduleDoc } from './store.ts';
import { nextRun } from './times.ts';

interface Parts {
  schedules: Model<ScheduleDoc>;
  runs: Repository<AutomationRunRow>;
  sources: Sources;
}

type AutomationRecord = DomainOutput<typeof updateAutomation>;

/** As it is set, or as it starts. */
type Settings = Pick<ScheduleDoc, 'kind' | 'enabled' | 'mode' | 'days' | 'time' | 'last_run_at'>;

const MOST_SHOWN = 100;

const present = (call: Call, { kind, enabled, mode, days, time, last_run_at }: Settings): AutomationRecord => {
  const { title, rule, weekday, missing } = KINDS[kind];
  const next = nextRun(call.clock.now(), { time, timeZone: call.actor.business.timeZone, weekday });
  return {
    kind,
    title,
    rule: rule(days ?? 1),
    enabled,
    mode,
    days,
    missing: missing?.(call.actor.business) ?? null,
    time,
    last_run_at: last_run_at?.toISOString() ?? null,
    next_run_at: enabled ? next.toISOString() : null,
  };
};

export function automationImplementations({ schedules, runs, sources }: Parts): Implementation[] {
  const idOf = (call: Call, kind: AutomationKind) => `${call.actor.userId}:${kind}`;
  const owner = (call: Call) => new Types.ObjectId(call.actor.userId);
  const atFirst = (kind: AutomationKind): Settings => ({
    kind,
    enabled: false,
    ...KINDS[kind].start,
    last_run_at: null,
  });
  const settingsOf = async (call: Call, kind: AutomationKind): Promise<Settings> =>
    (await schedules.findOne({ _id: idOf(call, kind), user_id: owner(call) }).lean<ScheduleDoc>()) ?? atFirst(kind);

  return [
    implement(listAutomations, async (call) => {
      const kept = await schedules.find({ user_id: owner(call) }).lean<ScheduleDoc[]>();
      const settings = AUTOMATIONS.map((kind) => kept.find((one) => one.kind === kind) ?? atFirst(kind));
      return { data: settings.map((one) => present(call, one)) };
    }),

    implement(updateAutomation, async (call, { kind, ...input }) => {
      const { start, weekday } = KINDS[kind];
      if (input.days !== undefined && start.days === null) throw invalid('days', 'This one has no days to set.');
      if (kind === 'monday_summary' && (input.mode ?? 'send') !== 'send')
        throw invalid('mode', 'The summary goes to you alone: it is sent by itself.');
      const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
      const set = { ...(await settingsOf(call, kind)), ...given };
      const { timeZone } = call.actor.business;
      const next_run_at = set.enabled ? nextRun(call.clock.now(), { time: set.time, timeZone, weekday }) : null;
      const { enabled, mode, days, time } = set;
      const doc = await schedules
        .findOneAndUpdate(
          { _id: idOf(call, kind), user_id: owner(call) },
          { $set: { kind, enabled, mode, days, time, next_run_at } },
          { upsert: true, returnDocument: 'after', setDefaultsOnInsert: true },
        )
        .lean<ScheduleDoc>();
      call.changes.push({
        entity: 'automations',
        record_id: call.actor.userId,
        op: 'update',
        before: null,
        after: null,
      });
      return present(call, doc ?? set);
    }),

    implement(previewAutomation, async (call, { kind }) => {
      const { days } = await settingsOf(call, kind);
      const day = call.today();
      const data: PlannedMessage[] = [];
      for await (const one of planned(call, sources, kind, { day, days: days ?? 1 })) {
        if (data.length === MOST_SHOWN) return { data, more: true };
        data.push(shown(one));
      }
      return { data, more: false };
    }),

    implement(
      listAutomationRuns,
      listHandler(runs, (_, docs) =>
        docs.map((doc) => {
          const { id, kind, day, written, held, created_at } = toPlain(doc);
          return { id, kind, day, written, held, created_at };
        }),
      ),
    ),
  ];
}

const shown = ({ contact, channel, to, subject, body, about, held }: Planned): PlannedMessage => ({
  contact,
  channel,
  to,
  subject: channel === 'sms' ? null : subject,
  body,
  about,
  held,
});
