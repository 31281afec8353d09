import build from '../support/build.ts';
import { startServer } from '../support/server.ts';

/** The day on which all browser tests happen, in UTC. */
export const TODAY = '2026-11-20T00:00:00Z';

/** Builds what is stale and starts the server with the built-in model; the tests find it in SMOKO_TEST_URL. */
export default async function setUp(): Promise<() => Promise<void>> {
  await build();
  const server = await startServer({
    now: TODAY,
    env: { OPERATOR_NAME: 'Kiri Tane', OPERATOR_EMAIL: 'kiri@smoko.example' },
  });
  process.env.SMOKO_TEST_URL = server.url;
  return async () => {
    await server.stop();
  };
}
