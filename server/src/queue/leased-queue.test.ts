import { type Model, Schema } from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDomain, type TestDomain } from '../testing/domain.ts';
import {
  createLeasedQueue,
  type LeasedQueue,
  lapsed,
  longerLease,
  newLease,
  type QueueOptions,
} from './leased-queue.ts';

interface Errand {
  _id: string;
  worker: string | null;
  lease_until: Date;
  done: number;
}
const schema = new Schema<Errand>({ _id: String, worker: String, lease_until: Date, done: Number });
const LEASE_MS = 150;

let testDomain: TestDomain;
let errands: Model<Errand>;
const queues: LeasedQueue[] = [];
beforeAll(async () => {
  testDomain = await openTestDomain();
  errands = testDomain.domain.repositories.projects.model.db.model<Errand>('errands', schema, 'errands');
});
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.close()));
  await errands.deleteMany({});
});
afterAll(() => testDomain.close());

const put = (...ids: string[]) =>
  errands.insertMany(ids.map((_id) => ({ _id, worker: null, lease_until: new Date(0), done: 0 })));
const finish = ({ _id, worker }: Errand) => errands.updateOne({ _id, worker }, { $inc: { done: 1 } });
const timesDone = async () => (await errands.find().sort({ _id: 1 }).lean()).map(({ done }) => done);
function gate() {
  let open = () => {};
  const opened = new Promise<void>((go) => {
    open = go;
  });
  return { opened, open };
}

/** One process of however many. */
function aProcess(options: Partial<QueueOptions<Errand>> = {}) {
  const troubles: unknown[] = [];
  const queue = createLeasedQueue<Errand>({
    next: (failed) =>
      errands
        .findOneAndUpdate(
          { done: 0, _id: { $nin: failed.map(({ _id }) => _id) }, ...lapsed() },
          { $set: newLease(LEASE_MS) },
          { sort: { _id: 1 }, returnDocument: 'after' },
        )
        .lean<Errand>(),
    work: async (errand) => void (await finish(errand)),
    atOnce: 1,
    lookEveryMs: 20,
    report: (error) => troubles.push(error),
    ...options,
  });
  queues.push(queue);
  return { queue, troubles };
}

describe('processes side by side', () => {
  it('do each thing once', async () => {
    await put('a', 'b', 'c', 'd', 'e', 'f');
    const processes = Array.from({ length: 5 }, () => aProcess().queue);
    await Promise.all(processes.map((one) => one.look()));
    expect(await timesDone()).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('take over from one that died, which has no say any more when it comes back', async () => {
    await put('a');
    const { opened, open } = gate();
    const began = gate();
    let late: Errand | null = null;
    const dead = aProcess({
      async work(errand) {
        late = errand;
        began.open();
        await opened;
      },
    });
    void dead.queue.look();
    await began.opened;
    const living = aProcess();
    await living.queue.look();
    expect(await timesDone()).toEqual([0]);
    await living.queue.start(false);
    await vi.waitFor(async () => expect(await timesDone()).toEqual([1]), { timeout: 10_000 });
    open();
    await finish(late as unknown as Errand);
    expect(await timesDone()).toEqual([1]);
  });

  it('leave alone what one of them works on for longer than a lease', async () => {
    await put('a');
    const { opened, open } = gate();
    let begun = 0;
    const work = async (errand: Errand) => {
      begun += 1;
      await opened;
      await finish(errand);
    };
    const renew = ({ _id, worker }: Errand) => errands.updateOne({ _id, worker }, { $set: longerLease(LEASE_MS) });
    for (let n = 0; n < 3; n++) await aProcess({ work, hold: { renew, everyMs: 20 } }).queue.start(false);
    await new Promise((done) => setTimeout(done, 4 * LEASE_MS));
    expect(begun).toBe(1);
    open();
    await vi.waitFor(async () => expect(await timesDone()).toEqual([1]), { timeout: 10_000 });
  });
});

describe('a queue', () => {
  it('that fails with one thing goes on with the others, and tries it again when it is woken', async () => {
    await put('a', 'b');
    let broken = true;
    const { queue, troubles } = aProcess({
      async work(errand) {
        if (errand._id === 'a' && broken) throw new Error('not today');
        await finish(errand);
      },
    });
    await queue.look();
    expect(await timesDone()).toEqual([0, 1]);
    expect(troubles).toEqual([new Error('not today')]);
    broken = false;
    await queue.start(false);
    await vi.waitFor(async () => expect(await timesDone()).toEqual([1, 1]), { timeout: 10_000 });
  });

  it('hears of something new while it works, as far as it may work side by side', async () => {
    await put('a');
    const { opened, open } = gate();
    const begun: string[] = [];
    const { queue } = aProcess({
      atOnce: 2,
      lookEveryMs: 60_000,
      async work(errand) {
        begun.push(errand._id);
        if (errand._id === 'a') await opened;
        await finish(errand);
      },
    });
    await queue.start(false);
    await vi.waitFor(() => expect(begun).toEqual(['a']), { timeout: 10_000 });
    await put('b');
    queue.wake();
    await vi.waitFor(async () => expect(await timesDone()).toEqual([0, 1]), { timeout: 10_000 });
    open();
  });

  it('does nothing before it is started and nothing after it is closed, and closes when its work is done', async () => {
    await put('a', 'b');
    const { opened, open } = gate();
    const began = gate();
    const { queue } = aProcess({
      async work(errand) {
        began.open();
        await opened;
        await finish(errand);
      },
    });
    queue.wake();
    expect(await errands.countDocuments({ worker: { $ne: null } })).toBe(0);
    await queue.start(false);
    await began.opened;
    const closing = queue.close();
    open();
    await closing;
    expect(await timesDone()).toEqual([1, 0]);
    queue.wake();
    await queue.look();
    expect(await timesDone()).toEqual([1, 0]);
  });

  it('waits no longer for its work than it has patience', async () => {
    await put('a');
    const { opened, open } = gate();
    const { queue } = aProcess({ patienceMs: 10, work: () => opened });
    void queue.look();
    await vi.waitFor(async () => expect(await errands.countDocuments({ worker: { $ne: null } })).toBe(1));
    await queue.close();
    open();
  });

  it('that cannot look reports it and looks again', async () => {
    await put('a');
    let away = true;
    const { queue, troubles } = aProcess({
      async next() {
        if (away) throw new Error('no database');
        return errands
          .findOneAndUpdate({ done: 0, ...lapsed() }, { $set: newLease(LEASE_MS) }, { returnDocument: 'after' })
          .lean<Errand>();
      },
    });
    await queue.start(false);
    await vi.waitFor(() => expect(troubles[0]).toEqual(new Error('no database')));
    away = false;
    await vi.waitFor(async () => expect(await timesDone()).toEqual([1]), { timeout: 10_000 });
  });

  it('takes over what the dead held before it begins, where it is alone, and on a full disk begins all the same', async () => {
    await put('a');
    await errands.updateOne({}, { $set: newLease(60_000) });
    const asked: boolean[] = [];
    const takeOver = async (alone: boolean) => {
      asked.push(alone);
      if (alone) await errands.updateMany({}, { $set: { lease_until: new Date(0) } });
    };
    await aProcess({ takeOver }).queue.start(true);
    await vi.waitFor(async () => expect(await timesDone()).toEqual([1]), { timeout: 10_000 });
    expect(asked[0]).toBe(true);
    expect(asked.slice(1)).not.toContain(true);

    await put('b');
    const full = Object.assign(new Error('no room'), { code: 14031 });
    const { queue, troubles } = aProcess({
      lookEveryMs: 60_000,
      takeOver: async () => {
        throw full;
      },
    });
    await queue.start(true);
    await vi.waitFor(async () => expect(await timesDone()).toEqual([1, 1]), { timeout: 10_000 });
    expect(troubles).toEqual([full]);
  });
});
