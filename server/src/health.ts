import type { Trouble } from '@smoko/contract';

export type { Trouble } from '@smoko/contract';

/** What is degraded at this moment, by part. */
export interface Health {
  /** Something is wrong with a part; null: it is well (again). */
  report(part: Trouble['part'], trouble: Pick<Trouble, 'state' | 'detail'> | null): void;
  degraded(): Trouble[];
  /** Only reading and deleting have room. */
  diskIsFull(): boolean;
}

/** `onChange` hears of each trouble when it begins, and when it is over. */
export function createHealth(onChange: (trouble: Trouble, over: boolean) => void = () => {}): Health {
  const troubles = new Map<Trouble['part'], Trouble>();
  return {
    report(part, trouble) {
      const before = troubles.get(part);
      if (trouble === null) {
        troubles.delete(part);
        if (before) onChange(before, true);
        return;
      }
      const since = before?.state === trouble.state ? before.since : new Date().toISOString();
      const now = { part, ...trouble, since };
      troubles.set(part, now);
      if (before?.state !== trouble.state) onChange(now, false);
    },
    degraded: () => [...troubles.values()],
    diskIsFull: () => troubles.get('disk')?.state === 'full',
  };
}
