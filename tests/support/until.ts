const PAUSE_MS = 25;
const LIMIT_MS = 20_000;

/** Asks again and again until the answer is truthy, and gives it. Throws with `what` when it never is. */
export async function until<T>(what: string, ask: () => T | Promise<T>, limit = LIMIT_MS): Promise<NonNullable<T>> {
  const end = Date.now() + limit;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}.`);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}
