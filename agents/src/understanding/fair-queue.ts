/** Who waits for whom: tenants take turns, however much each of them has waiting. */
export interface FairQueue<T> {
  /** False where the tenant, or everybody together, has no more room to wait. */
  add(tenant: string, item: T): boolean;
  /** The next one of a tenant who may have another begun, or undefined. */
  take(mayBegin: (tenant: string) => boolean): { tenant: string; item: T } | undefined;
  remove(tenant: string, item: T): boolean;
  /** Everything that waits, taken out. */
  clear(): T[];
}

export function createFairQueue<T>(most: { ofTenant: number; inAll: number }): FairQueue<T> {
  // in the order of their turns: who was served goes behind the others
  const waiting = new Map<string, T[]>();
  let count = 0;

  function takeOut(tenant: string, items: T[], at: number): T | undefined {
    const [item] = items.splice(at, 1);
    count--;
    if (items.length === 0) waiting.delete(tenant);
    return item;
  }

  return {
    add(tenant, item) {
      const own = waiting.get(tenant) ?? [];
      if (own.length >= most.ofTenant || count >= most.inAll) return false;
      own.push(item);
      waiting.set(tenant, own);
      count++;
      return true;
    },
    take(mayBegin) {
      for (const [tenant, items] of waiting) {
        if (!mayBegin(tenant)) continue;
        const item = takeOut(tenant, items, 0) as T;
        if (waiting.delete(tenant)) waiting.set(tenant, items);
        return { tenant, item };
      }
      return undefined;
    },
    remove(tenant, item) {
      const items = waiting.get(tenant);
      const at = items?.indexOf(item) ?? -1;
      if (items === undefined || at < 0) return false;
      takeOut(tenant, items, at);
      return true;
    },
    clear() {
      const all = [...waiting.values()].flat();
      waiting.clear();
      count = 0;
      return all;
    },
  };
}
