import { describe, expect, it } from 'vitest';
import { createModel } from './create-model.ts';
import { type Model, ModelError } from './model.ts';
import { patiently } from './patiently.ts';

const model: Model = {
  ...createModel({ kind: 'builtin' }),
  host: 'models.example',
  patience: { tries: 3, backoff: 1, longestWait: 5, silence: 50 },
};
const failing = (error: unknown) => {
  let tries = 0;
  const run = patiently(model, new AbortController().signal, () => {
    tries++;
    return Promise.reject(error);
  }).catch((reason: unknown) => reason);
  return run.then((reason) => ({ reason, tries }));
};

describe('patience with a model', () => {
  it.each([429, 500, 503, 408])('tries again after %d, in bounds', async (status) => {
    const { reason, tries } = await failing(Object.assign(new Error('x'), { status }));
    expect(tries).toBe(3);
    expect(reason).toBeInstanceOf(ModelError);
    expect((reason as Error).message).toBe(
      'The assistant model at models.example did not answer. Your message is kept - try again.',
    );
  });

  it('does not try again what cannot pass', async () => {
    const { reason, tries } = await failing(Object.assign(new Error('key sk-123'), { status: 404 }));
    expect(tries).toBe(1);
    expect((reason as Error).message).toBe(
      'The assistant model at models.example refused the request (404). Check the model settings.',
    );
  });

  it('never waits longer than it may, whatever Retry-After says', async () => {
    const headers = new Headers({ 'retry-after': '86400' });
    expect((await failing(Object.assign(new Error('x'), { status: 429, headers }))).tries).toBe(3);
    const date = new Headers({ 'retry-after': 'Wed, 21 Oct 2099 07:28:00 GMT' });
    expect((await failing(Object.assign(new Error('x'), { status: 429, headers: date }))).tries).toBe(3);
  });

  it('ends an attempt that is silent, also one that ignores its signal', async () => {
    let tries = 0;
    const silent = patiently(model, new AbortController().signal, () => {
      tries++;
      return new Promise(() => undefined);
    });
    await expect(silent).rejects.toBeInstanceOf(ModelError);
    expect(tries).toBe(3);
  });

  it('an abort ends it at once', async () => {
    const stop = new AbortController();
    const run = patiently(model, stop.signal, () => {
      stop.abort();
      return new Promise(() => undefined);
    });
    await expect(run).rejects.toMatchObject({ name: 'AbortError' });
  });
});
