import { AppError, adminTasks, unreachable } from '@smoko/contract';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptForLater } from '../../../lib/queue/waiting.ts';
import { runAll } from './run.ts';

const { sendOrKeep } = vi.hoisted(() => ({ sendOrKeep: vi.fn() }));
vi.mock('../../../lib/queue/send.ts', () => ({ sendOrKeep }));

const client = new QueryClient();
const records = Array.from({ length: 7 }, (_, i) => ({ id: `${i}` }));
const told: number[] = [];
const run = () =>
  runAll(
    client,
    records,
    ({ id }, call) => call(adminTasks.operations.delete, { id }),
    (through) => told.push(through),
  );
/** What becomes of each, by its id; the rest is done. */
const answers = (by: Record<string, Error>) =>
  sendOrKeep.mockImplementation(async (_client, _operation, { id }: { id: string }) => {
    const { [id]: error } = by;
    if (error) throw error;
    return null;
  });

beforeEach(() => {
  sendOrKeep.mockReset();
  told.length = 0;
});

describe('the same with each of many', () => {
  it('tells how many are through, and never does more than three at once', async () => {
    let now = 0;
    let most = 0;
    sendOrKeep.mockImplementation(async () => {
      most = Math.max(most, ++now);
      await new Promise((resolve) => setTimeout(resolve, 1));
      now--;
      return null;
    });
    const { done, refused } = await run();
    expect(done).toHaveLength(7);
    expect(refused).toEqual([]);
    expect(most).toBe(3);
    expect(told).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('goes on where one is refused, and counts what waits for reception apart', async () => {
    const stays = new AppError('issued', 'It was issued.');
    answers({ 2: stays, 4: new KeptForLater({ id: '4' }) });
    const { done, kept, refused } = await run();
    expect(done.map(({ record }) => record.id)).toEqual(['0', '1', '3', '5', '6']);
    expect(kept).toEqual([{ id: '4' }]);
    expect(refused).toEqual([{ record: { id: '2' }, error: stays }]);
  });

  it('does not try the rest where no answer comes', async () => {
    answers({ 0: unreachable(), 1: unreachable(), 2: unreachable() });
    const { done, refused } = await run();
    expect(done).toEqual([]);
    expect(sendOrKeep).toHaveBeenCalledTimes(3);
    expect(refused).toHaveLength(7);
    expect(refused.at(-1)?.error).toMatchObject({ message: 'Not tried: this needs reception.' });
  });

  it('tries again when the server says, with the same key', async () => {
    const keys: unknown[] = [];
    sendOrKeep.mockImplementation(async (_client, _operation, { id }: { id: string }, key: string) => {
      if (id !== '3') return null;
      keys.push(key);
      if (keys.length === 1) throw new AppError('rate_limited', 'That was a lot at once.', { retryAfter: 0 });
      return null;
    });
    const { done } = await run();
    expect(done).toHaveLength(7);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });
});
