import { AppError } from '@smoko/contract';

/**
 * How much one message may take. Steps are characters that a reading went over: counted, so that the same message comes
 * to the same end on a slow machine and on a busy one. An ordinary message takes one or two thousand, a pasted list of work orders seventy.
 */
export const MOST_STEPS = 150_000;

let left = Number.POSITIVE_INFINITY;
let taken = 0;

/** Goes on from "That", or from the part of it that is meant. */
export const TOO_MUCH =
  'is more than I can work through in one go, so I have not started on it. Send it again in shorter messages, a few things in each.';

/** A message takes more work than any that a person would write. The words are for people and say what to do. */
export class TooMuchWork extends AppError {
  constructor() {
    super('invalid', `That ${TOO_MUCH}`);
  }
}

/** So much waits already that this would not be done in time. */
export class TooBusy extends AppError {
  constructor() {
    super('unavailable', 'There is a lot going on right now. Try again in a moment.', { retryAfter: 5 });
  }
}

/** Called where a text is gone over as a whole. Throws TooMuchWork beyond the budget of the work that is going on. */
export function spend(steps: number): void {
  taken += steps;
  left -= steps;
  if (left < 0) throw new TooMuchWork();
}

/** Runs one piece of work within the budget; it does not wait for anything, so no other is counted with it. */
export function withinBudget<T>(most: number, work: () => T): T {
  left = most;
  try {
    return work();
  } finally {
    left = Number.POSITIVE_INFINITY;
  }
}

/** The steps that some work takes, whatever its budget. */
export function stepsOf(work: () => unknown): number {
  taken = 0;
  work();
  return taken;
}
