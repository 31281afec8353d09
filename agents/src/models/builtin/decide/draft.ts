import type { Taken } from '../extract/gap.ts';

/** A request from which facts are taken one by one; what is left is words. */
export interface Draft {
  rest: string;
  take<T>(taken: Taken<T> | null): T | undefined;
}

export function draftOf(text: string): Draft {
  return {
    rest: text,
    take(taken) {
      if (taken) this.rest = taken.rest;
      return taken?.value;
    },
  };
}
