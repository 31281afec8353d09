import type { RecordEvent } from '@smoko/contract';

/** Longer ago than this a page fetches everything again by itself. */
const KEPT_MS = 10_000;
/** A page begins to count a little before its first question has come here. */
const MARGIN_MS = 100;

interface Told {
  at: number;
  event: RecordEvent;
}

/**
 * What was told in the last seconds, by owner: a page that asked for its records just before its connection stood hears
 * of what changed in between. Of this process only.
 */
export function createJustNow(now: () => number = Date.now) {
  const told = new Map<string, Told[]>();

  /** What is too old goes; an import may tell of thousands of records. */
  function forget(): void {
    const oldest = now() - KEPT_MS;
    for (const [owner, events] of told) {
      const first = events.findIndex(({ at }) => at >= oldest);
      if (first === -1) told.delete(owner);
      else if (first > 0) events.splice(0, first);
    }
  }

  return {
    add(userId: string, event: RecordEvent): void {
      forget();
      const events = told.get(userId) ?? [];
      events.push({ at: now(), event });
      told.set(userId, events);
    },
    /** `age`: for how many ms the page has been asking. */
    since(userId: string, age: unknown): RecordEvent[] {
      if (typeof age !== 'number' || !(age >= 0)) return [];
      forget();
      const from = now() - age - MARGIN_MS;
      return (told.get(userId) ?? []).filter(({ at }) => at >= from).map(({ event }) => event);
    },
  };
}
