import {
  AppError,
  getSession,
  loginInput,
  login as loginOperation,
  logout as logoutOperation,
  type SignedIn,
} from '@smoko/contract';
import type { Command } from 'commander';
import type { CliCommand } from '../command-kinds/command.ts';
import type { Context } from '../context.ts';
import { CliError, notSignedIn, usage } from '../exit.ts';
import { createApiClient } from '../session/api-client.ts';
import { signInByBrowser } from '../session/by-browser.ts';
import { passSecondFactor } from '../session/second-factor.ts';
import { requireSession, Session } from '../session/session.ts';
import { storeSignIn } from '../session/store-sign-in.ts';
import { oneLine } from '../term/clean.ts';
import { ask, askHidden } from '../term/prompt.ts';
import { readAll } from '../term/stdin.ts';

interface Options {
  email?: string;
  password?: string;
  passwordStdin?: boolean;
  code?: string;
  browser?: boolean;
}

const LOGIN_MS = 30_000;

export const login: CliCommand = {
  examples: ['smoko login --email dave@example.com --password-stdin < password.txt'],
  configure: configureLogin,
};

export const logout: CliCommand = {
  examples: ['smoko logout'],
  configure: configureLogout,
};

export const whoami: CliCommand = {
  examples: ['smoko whoami'],
  configure: configureWhoami,
};

function configureLogin(command: Command, context: Context): void {
  command
    .option('--email <email>', 'your email address')
    .option('--password <password>', 'your password (others can see it in the process list)')
    .option('--password-stdin', 'read the password from standard input')
    .option('--code <code>', 'the code of your second factor, where the account has one')
    .option('--browser', 'say yes in the browser instead, where you are signed in')
    .action((options: Options) => signIn(options, context));
}

async function signIn(options: Options, context: Context): Promise<void> {
  const url = context.url();
  const email = options.browser ? '' : (options.email ?? (await askEmail(context)));
  if (email === '' && options.email === undefined) {
    return storeSignIn(context, url, await signInByBrowser(context, url));
  }
  const password = await readPassword(options, context);
  const input = loginInput.safeParse({ email, password });
  if (!input.success) throw usage(input.error.issues[0]?.message ?? 'That is not valid.');

  const api = createApiClient(url, { timeoutMs: LOGIN_MS });
  const first = await api.call(loginOperation, { email, password, remember: true }).catch((error: unknown) => {
    // a wrong password is reported with the server's message, not as a session that ended
    if (error instanceof AppError && error.code === 'not_authenticated') throw new CliError(error.message);
    throw error;
  });
  const answer = first.aal === first.next_aal ? first : await enterSecondFactor(url, first, options, context);
  await storeSignIn(context, url, answer);
}

function askEmail(context: Context): Promise<string> {
  if (context.stdin.isTTY)
    context.stderr.write(`Signing in at ${context.url()}. Enter alone signs in with the browser.\n`);
  return ask(context, 'Email: ', 'Give your address: smoko login --email E, or say yes in the browser: --browser');
}

/** Passes the second factor. Nothing is stored until its code was right. */
function enterSecondFactor(url: string, first: SignedIn, options: Options, context: Context): Promise<SignedIn> {
  const headers = { authorization: `Bearer ${first.access_token}` };
  const api = createApiClient(url, { timeoutMs: LOGIN_MS, headers: () => headers });
  const otherwise = 'This account has a second factor. Give its code: smoko login --code 123456';
  return passSecondFactor(
    api,
    async () => options.code ?? ask(context, 'Code from your authenticator app (or a recovery code): ', otherwise),
  );
}

async function readPassword(options: Options, context: Context): Promise<string> {
  if (options.password !== undefined && options.passwordStdin) {
    throw usage('Give the password once: --password or --password-stdin.');
  }
  if (options.password !== undefined) return options.password;
  if (options.passwordStdin) return (await readAll(context.stdin)).replace(/\r?\n$/, '');
  return askHidden(context, 'Password: ', 'Pipe the password in: smoko login --email E --password-stdin');
}

function configureLogout(command: Command, context: Context): void {
  command
    .option('--everywhere', 'end your other sessions too: browsers and other computers')
    .action(({ everywhere = false }: { everywhere?: boolean }) => signOut(everywhere, context));
}

async function signOut(everywhere: boolean, context: Context): Promise<void> {
  const url = context.url();
  if (context.store.token) throw usage('SMOKO_TOKEN signs you in here: take it out of the environment.');
  if (!context.store.server(url).access_token) {
    if (everywhere) throw notSignedIn();
    context.print('You are not signed in.');
    return;
  }
  const told = await signOutOnServer(new Session(context.store, url), everywhere);
  await context.store.updateServer(url, ({ email, thread_id }) => ({ email, thread_id }));
  context.print(everywhere ? 'Signed out everywhere.' : 'Signed out.');
  if (!told) context.stderr.write(`${url} could not be reached: the session there ends when it expires.\n`);
}

/** Ends the session on the server. Signing out here works without it; signing out everywhere does not. */
async function signOutOnServer(session: Session, everywhere: boolean): Promise<boolean> {
  try {
    await session.api.call(logoutOperation, { everywhere });
    return true;
  } catch (error) {
    const gone = error instanceof CliError || (error instanceof AppError && error.code === 'not_authenticated');
    if (everywhere || !(gone || (error instanceof AppError && error.status >= 500))) throw error;
    return error instanceof CliError ? error.exitCode === 3 : error.code === 'not_authenticated';
  }
}

function configureWhoami(command: Command, context: Context): void {
  command.option('--json', 'print JSON').action(({ json }: { json?: boolean }) => printAccount(json === true, context));
}

async function printAccount(json: boolean, context: Context): Promise<void> {
  const session = requireSession(context.store, context.url());
  const answer = await session.api.call(getSession, {});
  if (json) return context.printJson(answer);
  const { full_name, email, business_name, business_location } = answer.user;
  context.print(oneLine(`${full_name} <${email}>`));
  context.print(oneLine(`${business_name}, ${business_location}`));
  context.print(context.style('dim', `at ${session.url}`));
}
