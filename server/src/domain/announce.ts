import type { Call } from './call.ts';
import type { EventBus } from './events.ts';

const EVENT_OPS = { create: 'INSERT', update: 'UPDATE', delete: 'DELETE' } as const;

/** Tells whoever looks on what a call has written. */
export function announceChanges(bus: EventBus, { actor, clock, changes }: Call): void {
  for (const { entity, op, record_id } of changes) {
    const updated_at = clock.now().toISOString();
    bus.emit('record', actor.userId, { table: entity, op: EVENT_OPS[op], id: record_id, updated_at });
  }
}
