import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Logger } from 'pino';
import { createClient } from 'redis';

export interface RedisAdapter {
  adapter: ReturnType<typeof createAdapter>;
  close(): Promise<void>;
}

const CONNECT_MS = 5_000;
const RETRY_MS = 1_000;

/** Carries events from one server process to the sockets of another. Throws when Redis is not there at the start. */
export async function connectRedis(url: string, log: Logger): Promise<RedisAdapter> {
  let connected = false;
  const client = createClient({
    url,
    socket: {
      connectTimeout: CONNECT_MS,
      // at the start fail at once; later on keep trying
      reconnectStrategy: (_retries, cause) => (connected ? RETRY_MS : cause),
    },
  });
  client.on('error', (err) => connected && log.warn({ err }, 'redis'));
  await client.connect().catch((cause: unknown) => {
    throw new Error('Redis cannot be reached at REDIS_URL. Is it running?', { cause });
  });
  connected = true;
  return { adapter: createAdapter(client), close: async () => client.destroy() };
}
