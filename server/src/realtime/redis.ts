import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Store } from 'express-rate-limit';
import type { Logger } from 'pino';
import { RedisStore } from 'rate-limit-redis';
import { createClient } from 'redis';
import type { Health } from '../health.ts';

export interface RedisAdapter {
  adapter: ReturnType<typeof createAdapter>;
  /** Counts that all server processes share, each under its name. */
  counts(name: string): Store;
  close(): Promise<void>;
}

const CONNECT_MS = 5_000;
const RETRY_MS = 1_000;

/** Carries events from one server process to the sockets of another. Throws when Redis is not there at the start. */
export async function connectRedis(url: string, log: Logger, health: Pick<Health, 'report'>): Promise<RedisAdapter> {
  let connected = false;
  const client = createClient({
    url,
    socket: {
      connectTimeout: CONNECT_MS,
      // at the start fail at once; later on keep trying
      reconnectStrategy: (_retries, cause) => (connected ? RETRY_MS : cause),
    },
  });
  client.on('error', (err) => {
    if (!connected) return;
    log.warn({ err }, 'redis');
    health.report('redis', { state: 'unreachable', detail: 'Redis cannot be reached: live updates may be missed.' });
  });
  client.on('ready', () => health.report('redis', null));
  await client.connect().catch((cause: unknown) => {
    throw new Error('Redis cannot be reached at REDIS_URL. Is it running?', { cause });
  });
  connected = true;
  // a request does not wait for a Redis that went away
  const counter = client.duplicate({ disableOfflineQueue: true });
  counter.on('error', () => {});
  await counter.connect();
  return {
    adapter: createAdapter(client),
    counts: (name) =>
      new RedisStore({ prefix: `smoko:limit:${name}:`, sendCommand: (...command) => counter.sendCommand(command) }),
    async close() {
      counter.destroy();
      client.destroy();
    },
  };
}
