import { parseArgs } from 'node:util';
import { serve } from './serve.ts';

/*
 * The server as a process of its own, for tests and for looking at data:
 *   tsx src/cli.ts --data <folder> [--port <n>] [--sync NORMAL]
 * It prints one line, `ready <uri>`, when it listens.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    port: { type: 'string' },
    sync: { type: 'string', default: 'FULL' },
  },
});

if (!values.data) {
  console.error('Usage: cli --data <folder> [--port <n>] [--sync FULL|NORMAL]');
  process.exit(2);
}

try {
  const serving = await serve({
    dataDir: values.data,
    sync: values.sync === 'NORMAL' ? 'NORMAL' : 'FULL',
    listen: values.port === undefined ? 'socket' : { port: Number(values.port) },
  });
  console.log(`ready ${serving.uri}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void serving.close().then(() => process.exit(0)));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
