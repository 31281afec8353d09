import { unreachable } from '@smoko/contract';

/** With one bar a request may hang for minutes: longer than this counts as no answer. */
const ANSWER_MS = 20_000;

/** Gives up waiting for an answer after a while, as if there were no reception. */
export async function inTime<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), ANSWER_MS);
  try {
    return await ask(control.signal);
  } catch (error) {
    throw control.signal.aborted ? unreachable(error) : error;
  } finally {
    clearTimeout(timer);
  }
}
