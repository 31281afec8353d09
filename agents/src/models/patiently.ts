import { retryAfterOf } from '@smoko/contract';
import { type Model, ModelError } from './model.ts';

type Attempt<T> = (signal: AbortSignal, alive: () => void) => Promise<T>;

/** Runs an attempt, again after what may pass, in bounds. An abort from outside ends it at once. */
export async function patiently<T>(model: Model, outside: AbortSignal, attempt: Attempt<T>): Promise<T> {
  const { tries, backoff, longestWait } = model.patience;
  for (let done = 1; ; done++) {
    try {
      return await watched(model.patience.silence, outside, attempt);
    } catch (error) {
      if (outside.aborted) throw aborted();
      const status = statusOf(error);
      if (status !== undefined && status < 500 && status !== 429 && status !== 408 && status !== 409) {
        throw new ModelError(`${who(model)} refused the request (${status})`, 'Check the model settings.', error);
      }
      if (done >= tries) {
        throw new ModelError(`${who(model)} did not answer`, 'Your message is kept - try again.', error);
      }
      const wanted = retryAfter(error) ?? backoff * 2 ** (done - 1);
      await wait(Math.min(wanted, longestWait), outside);
    }
  }
}

export const who = (model: Pick<Model, 'host'>) =>
  model.host ? `The assistant model at ${model.host}` : 'The built-in assistant model';

/** Ends an attempt that has been silent for too long, also where the transport ignores its signal. */
async function watched<T>(silence: number, outside: AbortSignal, attempt: Attempt<T>): Promise<T> {
  const stop = new AbortController();
  const signal = AbortSignal.any([outside, stop.signal]);
  let timer: NodeJS.Timeout | undefined;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(), silence);
  };
  alive();
  const ended = new Promise<never>((_, reject) => {
    const end = () => reject(outside.aborted ? aborted() : new Error('No answer in time.'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
  try {
    return await Promise.race([attempt(signal, alive), ended]);
  } finally {
    clearTimeout(timer);
    stop.abort();
    ended.catch(() => undefined);
  }
}

export const aborted = (): Error => new DOMException('The turn was stopped.', 'AbortError');

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(aborted());
      },
      { once: true },
    );
  });
}

interface HttpFailure {
  status?: unknown;
  headers?: unknown;
}
const statusOf = (error: unknown): number | undefined => {
  const { status } = (error ?? {}) as HttpFailure;
  return typeof status === 'number' ? status : undefined;
};

/** Milliseconds that the service asks to wait. */
function retryAfter(error: unknown): number | undefined {
  const { headers } = (error ?? {}) as HttpFailure;
  const seconds = headers instanceof Headers ? retryAfterOf(headers) : undefined;
  return seconds === undefined ? undefined : seconds * 1_000;
}
