/** State outside React, for useSyncExternalStore. */
export class Store<T> {
  private current: T;
  private readonly listeners = new Set<() => void>();

  constructor(initial: T) {
    this.current = initial;
  }

  get state(): T {
    return this.current;
  }

  readonly snapshot = (): T => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  protected set(next: T): void {
    this.current = next;
    for (const listener of this.listeners) listener();
  }
}
