import { setTimeout as sleep } from 'node:timers/promises';
import type { ModelServer } from '@smoko/contract';
import { type App, buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { backupsIn } from './keeping/backup-folder.ts';
import { safeError } from './logging.ts';
import { findServers } from './model-servers/find-servers.ts';
import { explainStartFailure } from './start-failure.ts';
import { OptionError, readOptions, type StartOptions, USAGE } from './start-options.ts';
import { VERSION } from './version.ts';

/** When bundled, the threads' code lies beside this file: the embedded database's, and of those that read messages. */
const beside = (name: string) => (import.meta.url.endsWith('.cjs') ? new URL(name, import.meta.url) : undefined);
const workerUrl = beside('./worker.js');
const understandingUrl = beside('./understanding.js');

const IMPATIENT_MS = 1_000;
/** How long model servers of this machine are looked for, beside the rest of the start; and then waited for once that is ready. */
const LOOK_MS = 5_000;
const WAIT_MS = 250;
const after = (ms: number) => sleep(ms, [] as ModelServer[], { ref: false });

function die(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function options(): StartOptions {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    return die(`${error.message}\n\n${USAGE}`);
  }
}

function explain(error: unknown, config: Config | undefined): string {
  return explainStartFailure(error, config?.dataDir ?? '', config && backupsIn(config.backup.folder)[0]?.path);
}

async function main(): Promise<void> {
  const given = options();
  if (given.kind === 'serve') return start(given.demo);
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  if (given.kind === 'help') return say(USAGE);
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    const { runCommand } = await import('./keeping/commands.ts');
    process.exitCode = await runCommand(given, config, { version: VERSION, workerUrl, say });
  } catch (error) {
    die(explain(error, config));
  }
}

async function start(demonstrate: boolean): Promise<void> {
  let config: Config | undefined;
  let app: App;
  let found: Promise<ModelServer[]>;
  try {
    config = readConfig(process.env);
    // looked for while the rest starts: nobody waits for it
    found = config.models.privateAllowed ? findServers(config.models.places, LOOK_MS) : Promise.resolve([]);
    if (demonstrate && config.production)
      throw new ConfigError('--demo makes an account with a known password: not in production');
    app = await buildApp(config, {
      workerUrl,
      understandingUrl,
      preload: true,
      onCrash: (error) => die(`The database stopped: ${error.message}`),
    });
  } catch (error) {
    die(explain(error, config));
  }
  stopOnSignals(app);
  const [server] = await Promise.race([found, after(WAIT_MS)]);
  const database = app.database === 'embedded' ? 'embedded, in the data folder' : 'MongoDB';
  process.stdout.write(
    [
      `Smoko is ready: ${app.url}`,
      `  data folder  ${config.dataDir}`,
      `  database     ${database}`,
      `  model        ${app.model}`,
      ...(server
        ? [`  found        ${server.name} at ${server.base_url}: choose it under Settings, Assistant Model`]
        : []),
      ...(app.smtpPort === null ? [] : [`  mail in      port ${app.smtpPort}`]),
      '',
    ].join('\n'),
  );
  if (demonstrate) await demo(app);
}

async function demo({ inside }: App): Promise<void> {
  const { addDemo, DEMO_SIGN_IN } = await import('./demo/demo.ts');
  const { signInWorks } = await addDemo(inside);
  const { email, password } = DEMO_SIGN_IN;
  const how = signInWorks ? `with ${password}` : 'the way you set up there: its sign-in was changed';
  process.stdout.write(`  demo         sign in as ${email} ${how}\n`);
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
void main();
