import { type App, buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { safeError } from './logging.ts';
import { explainStartFailure } from './start-failure.ts';

/** When bundled, the embedded database's worker lies beside this file. */
const workerUrl = import.meta.url.endsWith('.js') ? new URL('./worker.js', import.meta.url) : undefined;

const DEMO = process.argv.includes('--demo');
const IMPATIENT_MS = 1_000;

function die(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  let config: Config | undefined;
  let app: App;
  try {
    config = readConfig(process.env);
    if (DEMO && config.production)
      throw new ConfigError('--demo makes an account with a known password: not in production');
    app = await buildApp(config, { workerUrl, onCrash: (error) => die(`The database stopped: ${error.message}`) });
  } catch (error) {
    die(explainStartFailure(error, config?.dataDir ?? ''));
  }
  stopOnSignals(app);
  const database = app.database === 'embedded' ? 'embedded, in the data folder' : 'MongoDB';
  process.stdout.write(
    [
      `Smoko is ready: ${app.url}`,
      `  data folder  ${config.dataDir}`,
      `  database     ${database}`,
      `  model        ${app.model}`,
      ...(app.smtpPort === null ? [] : [`  mail in      port ${app.smtpPort}`]),
      '',
    ].join('\n'),
  );
  if (DEMO) await demo(app);
}

async function demo({ inside }: App): Promise<void> {
  const { addDemo, DEMO_SIGN_IN } = await import('./demo/demo.ts');
  await addDemo(inside);
  process.stdout.write(`  demo         sign in as ${DEMO_SIGN_IN.email} with ${DEMO_SIGN_IN.password}\n`);
}

function stopOnSignals(app: App): void {
  let since: number | undefined;
  const stop = () => {
    // npm passes on the signal that the whole group got already: only a later one means "at once"
    if (since !== undefined && Date.now() - since > IMPATIENT_MS) process.exit(1);
    if (since !== undefined) return;
    since = Date.now();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => die(`Smoko did not stop cleanly: ${(error as Error).message}`),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => die(`Smoko stopped: ${JSON.stringify(safeError(error))}`));
}
await start();
