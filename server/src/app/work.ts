import { unlessDiskFull } from '../disk-full.ts';
import { sweepFiles } from '../files/sweep-files.ts';
import { listen } from '../http/listen.ts';
import { createNightly } from '../keeping/nightly.ts';
import { VERSION } from '../version.ts';
import type { Ground } from './ground.ts';
import type { Rooms } from './rooms.ts';
import type { openWebServer } from './web-server.ts';

const TURNS_MS = 10_000;
const LAST_REQUESTS_MS = 1_000;
const RECOVERY_MS = 15_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Options {
  /** Where the embedded database's worker lies when the server is bundled. */
  workerUrl?: URL | undefined;
  /** Loads the assistants at once. */
  preload?: boolean;
}

/** Takes up what a dead process left, listens, and begins what is done without anybody asking. */
export async function startWork(
  ground: Ground,
  rooms: Rooms,
  { server, realtime, site }: Awaited<ReturnType<typeof openWebServer>>,
  { workerUrl, preload }: Options,
) {
  const { config, log, health, files, records, idempotency } = ground;
  const { accounts, assistants, chat, domain, everything, inbound, modelTests, push, sending } = rooms;
  const { dispatch } = sending;
  const { scheduler } = domain.automations;

  // nobody else can hold a lease on the embedded database: whatever ran there died with its process
  const alone = ground.kind === 'embedded';
  const unlessFull = (what: string, recovery: () => Promise<unknown>) =>
    unlessDiskFull(recovery, (err) => log.error({ err }, `${what} has to wait until the disk has room`));
  await Promise.all([
    unlessFull('recovery of conversations', () => chat.recover(alone, true)),
    unlessFull('recovery of copies that were brought back', () => everything.recover(alone)),
    alone ? unlessFull('recovery of repeated requests', () => idempotency.recover()) : null,
    dispatch.start(alone),
    push.queue.start(alone),
  ]);
  const url = await listen(server, config.port, config.host);
  ground.listensAt(url);
  await scheduler.start(alone);
  await inbound.start(alone);

  const quietly = (what: string, work: () => Promise<unknown>) => () =>
    void work().catch((err: unknown) => log.error({ err }, `${what} failed`));
  const recover = quietly('recovery', () => Promise.all([chat.recover(false), everything.recover(false)]));
  const sweep = quietly('sweeping files', async () => {
    await records.logos.sweep();
    await sweepFiles(files, records.filesOnRecord);
  });
  const deleteAccounts = quietly('deleting accounts', async () => {
    if (await accounts.deletion.sweep()) sweep();
  });
  const timers = [setInterval(recover, RECOVERY_MS), setInterval(sweep, DAY_MS), setInterval(deleteAccounts, HOUR_MS)];
  quietly('making the push keys', push.prepareKeys)();
  if (preload) quietly('loading the assistants', assistants.load)();
  quietly('packing the first page', async () => site.page('/')?.bytes('br'))();
  sweep();
  deleteAccounts();
  const nightly = createNightly({
    dataDir: config.dataDir,
    settings: config.backup,
    filesInBucket: config.s3 !== null,
    version: VERSION,
    workerUrl,
    health,
    log,
  });
  // a MongoDB has its own ways
  if (alone) nightly.start();

  return {
    url,
    async close() {
      for (const timer of timers) clearInterval(timer);
      nightly.close();
      const closed = new Promise((done) => server.close(done));
      await inbound.close();
      await chat.close(TURNS_MS);
      setTimeout(() => server.closeAllConnections(), LAST_REQUESTS_MS).unref();
      await realtime.close();
      await scheduler.close();
      await dispatch.close();
      await push.queue.close();
      await modelTests.close();
      await assistants.close();
      await sending.closeConnections();
      await closed;
    },
  };
}
