import type { Steps } from '../engine/steps.ts';

/** The result of work that may pause, without pausing: there are no slices outside of a task. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
