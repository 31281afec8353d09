const PAUSE_MS = 25;
/** Who has waited long can wait a tenth of that more: each question takes the server's time from what is waited for. */
const SHARE = 0.1;
const LONGEST_PAUSE_MS = 250;
const LIMIT_MS = 20_000;

/** Asks again and again until the answer is truthy, and gives it. Throws with `what` when it never is. */
export async function until<T>(what: string, ask: () => T | Promise<T>, limit = LIMIT_MS): Promise<NonNullable<T>> {
  const began = Date.now();
  for (;;) {
    const asked = ask();
    const answer = await asked;
    if (answer) return answer;
    const waited = Date.now() - began;
    if (waited > limit) throw new Error(`Waited in vain for ${what}.`);
    const pause = asked instanceof Promise ? Math.min(waited * SHARE, LONGEST_PAUSE_MS) : 0;
    await new Promise((done) => setTimeout(done, Math.max(pause, PAUSE_MS)));
  }
}
