import { TEAM } from '@smoko/contract';
import type { Actor } from '../../domain/actor.ts';
import { type Call, createCall } from '../../domain/call.ts';
import type { Clock } from '../../domain/clock.ts';
import type { Answered, Arrived, EventBus, Waiting } from '../../domain/events.ts';
import type { PushDevices } from '../../domain/push/devices.ts';
import type { PushNotices, Telling } from '../../domain/push/notices.ts';
import type { Records } from '../../domain/records.ts';

interface Parts {
  bus: EventBus;
  clock: Clock;
  repositories: Pick<Records['repositories'], 'projects' | 'clients'>;
  actorOf(userId: string): Promise<Actor | null>;
  devices: PushDevices;
  notices: PushNotices;
  wake(): void;
  report(error: unknown): void;
  /** How long an approval waits before devices are told: who sits in front of it says yes by then. */
  patienceMs?: number;
}

const PATIENCE_MS = 60_000;

const sentence = (words: string) => `${words}.`;

/**
 * What the owner's devices are told with the app closed: what a client answered, a message that came in, and what an
 * assistant asks and nobody has answered. By names on file; no price, no number and nothing that somebody outside has
 * written, as it stands on a locked screen. What happened is on file by then: nothing waits for this or fails by it.
 */
export function tellDevices({
  bus,
  clock,
  repositories,
  actorOf,
  devices,
  notices,
  wake,
  report,
  patienceMs = PATIENCE_MS,
}: Parts): void {
  const { projects, clients } = repositories;

  async function tell(userId: string, words: (call: Call) => Promise<Telling> | Telling): Promise<void> {
    const ids = await devices.idsOf(userId);
    if (!ids.length) return;
    const owner = await actorOf(userId);
    if (!owner) return;
    const telling = await words(createCall({ ...owner, via: 'automation' }, clock));
    for (const id of ids) await notices.put(userId, id, telling);
    wake();
  }
  const quietly =
    <T>(words: (call: Call, what: T) => Promise<Telling> | Telling) =>
    (userId: string, what: T): void =>
      void tell(userId, (call) => words(call, what)).catch(report);

  async function answer(call: Call, answered: Answered): Promise<Telling> {
    const { key, kind, decision, path, project_id, client_id } = answered;
    const job = project_id ? await projects.findOne(call, { _id: project_id }) : null;
    const who = client_id ?? job?.client_id ?? null;
    const client = who ? await clients.findOne(call, { _id: who }) : null;
    const title = `${kind === 'quote' ? 'Quote' : 'Variation'} ${decision}`;
    return { key, title, body: sentence(`${client?.name ?? 'A client'} ${decision} your ${kind}`), tag: key, path };
  }

  function message(_call: Call, { inbox_id, name, channel, asks, rings }: Arrived): Telling {
    const wrote = sentence(`${name ?? 'Somebody new'} sent you ${channel === 'sms' ? 'a text' : 'an email'}`);
    const key = `message:${inbox_id}`;
    return {
      key,
      title: rings ? 'Sounds like an emergency' : 'New message',
      body: rings ? `${wrote} Ring them at once.` : asks ? `${wrote} Something in it waits for your yes.` : wrote,
      tag: key,
      path: `/inbox?item=${inbox_id}`,
    };
  }

  function approval(_call: Call, { approval_id, assistant }: Waiting): Telling {
    const name = TEAM.find(({ id }) => id === assistant)?.name ?? 'Your team';
    const key = `approval:${approval_id.toHexString()}`;
    const body = sentence(`${name} asks before going on`);
    return { key, title: 'Waiting for your yes', body, tag: key, path: '/approvals', inMs: patienceMs, approval_id };
  }

  bus.on('answered', quietly(answer));
  bus.on('arrived', quietly(message));
  bus.on('waits', quietly(approval));
}
