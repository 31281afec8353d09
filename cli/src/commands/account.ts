import {
  addFactor,
  challengeFactor,
  changeEmail,
  changePassword,
  deleteAccount,
  endSession,
  type Factor,
  keepAccount,
  listFactors,
  listSecurityEvents,
  listSessions,
  newRecoveryCodes,
  removeFactor,
  resendVerification,
  SECURITY_EVENTS,
  type SecurityEvent,
  type SessionInfo,
  verifyFactor,
  type WireOutput,
} from '@smoko/contract';
import type { Command } from 'commander';
import type { CommandGroup } from '../command-kinds/command.ts';
import { listCommand } from '../command-kinds/list.ts';
import { operationCommand } from '../command-kinds/operation.ts';
import { tokensCommands } from '../command-kinds/script-tokens.ts';
import { withServer } from '../config/store.ts';
import type { Context } from '../context.ts';
import { CliError, usage } from '../exit.ts';
import { isForScripts, type OutputOptions, printRecord, withOutput } from '../output/output.ts';
import { PROOF, type ProofOptions, withIdentityCheck } from '../session/identity-check.ts';
import { withTokens } from '../session/renew-tokens.ts';
import { lazySession, requireSession, type Session } from '../session/session.ts';
import { shortId } from '../tables/short-id.ts';
import { idArgument } from '../tables/whole-id.ts';
import { oneLine } from '../term/clean.ts';
import { formatMoment, formatShortMoment } from '../term/format.ts';
import { ask, askHidden } from '../term/prompt.ts';
import { readAll } from '../term/stdin.ts';
import { wantsColour } from '../term/style.ts';

interface Options extends OutputOptions, ProofOptions {
  name?: string;
  phone?: string;
}

/** Prints a QR code black on white, because not every authenticator app reads inverted ones. */
const onWhite = (code: string, { stdout, env }: Context): string =>
  wantsColour(stdout, env) ? code.replaceAll(/^.+$/gm, '\u001B[30;107m$&\u001B[39;49m') : code;

const whereText = ({ device, current, kind }: SessionInfo): string =>
  `${device}${kind === 'script' ? ' (token)' : ''}${current ? ' (this one)' : ''}`;

const WORD = 'DELETE';

export const accountCommands: CommandGroup = {
  nouns: { factors: 'what signing in asks for besides the password', tokens: 'what scripts sign in with' },
  commands: {
    sessions: {
      summary: 'list where you are signed in',
      examples: ['smoko account sessions'],
      ...listCommand<SessionInfo>({
        operation: listSessions,
        plural: 'sessions',
        columns: [
          { title: 'Id', value: ({ id }) => shortId(id) },
          { title: 'Where', value: whereText, shrinkTo: 12 },
          { title: 'Place', value: ({ place }) => place ?? '-', shrinkTo: 10, dropOrder: 1 },
          { title: 'Address', value: ({ address }) => address ?? '-', dropOrder: 2 },
          { title: 'Since', value: ({ created_at }) => formatShortMoment(created_at), dropOrder: 3 },
          { title: 'Last used', value: ({ last_used_at }) => formatShortMoment(last_used_at), dropOrder: 4 },
        ],
      }),
    },
    'sign-out': {
      summary: 'sign out somewhere else',
      examples: ['smoko account sign-out ID --password-stdin < password.txt'],
      ...operationCommand({
        operation: endSession,
        args: [idArgument({ list: listSessions, noun: 'session', see: 'smoko account sessions' })],
        print: (_, context) => context.print('Signed out there.'),
      }),
    },
    ...tokensCommands,
    events: {
      summary: 'list what happened to your account',
      examples: ['smoko account events --limit 10'],
      ...listCommand<SecurityEvent>({
        operation: listSecurityEvents,
        plural: 'events',
        columns: [
          { title: 'When', value: ({ created_at }) => formatShortMoment(created_at) },
          { title: 'What', value: ({ kind }) => SECURITY_EVENTS[kind], shrinkTo: 16 },
          { title: 'Where', value: ({ device }) => device, shrinkTo: 12, dropOrder: 1 },
          { title: 'Place', value: ({ place }) => place ?? '-', shrinkTo: 10, dropOrder: 2 },
          { title: 'Address', value: ({ address }) => address ?? '-', dropOrder: 3 },
        ],
      }),
    },
    'resend-verification': {
      summary: 'mail the link that confirms your address again',
      examples: ['smoko account resend-verification'],
      ...operationCommand({
        operation: resendVerification,
        print: (_, context) => context.print('Unless your address is confirmed already, the link is in your mailbox.'),
      }),
    },
    'factors list': {
      summary: 'list what signing in asks for besides the password',
      examples: ['smoko account factors list'],
      ...listCommand<Factor>({
        operation: listFactors,
        empty: 'Your password alone signs you in.',
        columns: [
          { title: 'Id', value: ({ id }) => shortId(id) },
          { title: 'Name', value: ({ friendly_name }) => friendly_name, shrinkTo: 12 },
          { title: 'Kind', value: ({ factor_type, phone }) => (factor_type === 'totp' ? 'app' : `phone ${phone}`) },
          { title: 'Status', value: ({ status }) => (status === 'verified' ? '' : 'not verified') },
          {
            title: 'Last used',
            value: ({ last_used_at }) => (last_used_at ? formatMoment(last_used_at) : '-'),
            dropOrder: 1,
          },
        ],
      }),
    },
    'factors add': {
      summary: 'begin with an authenticator app, or a mobile',
      examples: ['smoko account factors add --name "My phone" --password-stdin < password.txt'],
      configure: configureAccountFactorsAdd,
    },
    'factors verify': {
      summary: 'give its first code: it counts from then on',
      examples: ['smoko account factors verify ID 123456'],
      configure: configureAccountFactorsVerify,
    },
    'recovery-codes': {
      summary: 'make new recovery codes',
      examples: ['smoko account recovery-codes --password-stdin < password.txt'],
      ...operationCommand({
        operation: newRecoveryCodes,
        print: ({ recovery_codes }, context) => printRecoveryCodes(context, recovery_codes),
      }),
    },
    'factors rm': {
      summary: 'do without it',
      examples: ['smoko account factors rm ID --password-stdin < password.txt'],
      ...operationCommand({
        operation: removeFactor,
        args: [idArgument({ list: listFactors, noun: 'factor', see: 'smoko account factors list' })],
        print: (_, context) => context.print('Removed. You are signed out everywhere else.'),
      }),
    },
    'change-email': {
      summary: 'change your email address',
      examples: ['smoko account change-email dave.wilson@example.net --password-stdin < password.txt'],
      ...operationCommand({
        operation: changeEmail,
        args: [{ field: 'email', syntax: '<email>', about: 'your new address' }],
        print: (_, context, { email }) =>
          context.print(`A link was mailed to ${oneLine(String(email))}. The address changes when you open it.`),
      }),
    },
    delete: {
      summary: 'delete your account in 30 days',
      examples: ['smoko account delete --yes --password-stdin < password.txt'],
      ...operationCommand({
        operation: deleteAccount,
        options: (command) => command.option('-y, --yes', 'do not ask'),
        complete: async (input, { yes }, context) => {
          if (yes) return input;
          const question = `Everything is deleted in 30 days. Type ${WORD} to go on: `;
          const typed = await ask(context, question, 'This asks first. Without a terminal, say --yes.');
          if (typed.trim() !== WORD) throw new CliError('Nothing was done.');
          return input;
        },
        print: ({ delete_at }, context) =>
          context.print(`Everything is deleted on ${formatMoment(delete_at)}. Until then: smoko account keep`),
      }),
    },
    keep: {
      summary: 'keep it after all',
      examples: ['smoko account keep'],
      ...operationCommand({
        operation: keepAccount,
        print: (_, context) => context.print('Your account stays.'),
      }),
    },
    'change-password': {
      summary: 'change your password',
      examples: ['smoko account change-password --password-stdin < passwords.txt'],
      ...operationCommand({
        operation: changePassword,
        // not as options: other users of this machine can see command lines
        naming: () => ({ current_password: { hidden: true }, new_password: { hidden: true } }),
        options: (command) =>
          command.option('--password-stdin', 'read two lines from standard input: your password, and the new one'),
        complete: (_, { passwordStdin }, context) => (passwordStdin ? readBoth(context) : askBoth(context)),
        print: (_, context) => context.print('Your password is changed. You are signed out everywhere else.'),
      }),
    },
  },
};

function printRecoveryCodes(context: Context, codes: readonly string[]): void {
  context.print(
    'Recovery codes. Each signs you in once without the second factor. Keep them: they are not shown again.',
  );
  for (const code of codes) context.print(`  ${code}`);
}

/** Activates a new factor with its first code. This session then counts as signed in with it. */
async function verify(session: Session, id: string, readCode: () => Promise<string>, context: Context): Promise<void> {
  const challenge = await session.api.call(challengeFactor, { id });
  const answer = await session.api.call(verifyFactor, { id, challenge_id: challenge.id, code: await readCode() });
  if (answer.access_token)
    await context.store.update((config) =>
      withServer(config, session.url, withTokens(config.servers[session.url] ?? {}, answer)),
    );
  context.print('Verified. Signing in asks for it from now on.');
  if (answer.recovery_codes) printRecoveryCodes(context, answer.recovery_codes);
}

function configureAccountFactorsAdd(command: Command, context: Context): void {
  const session = lazySession(context);
  command
    .option('--name <text>', 'what you call it')
    .option('--phone <number>', 'codes by text to this mobile, instead of an authenticator app')
    .option(...PROOF);
  withOutput(command).action(async (options: Options) => {
    const { name, phone } = options;
    const input = {
      factor_type: phone === undefined ? ('totp' as const) : ('phone' as const),
      ...(name === undefined ? {} : { friendly_name: name }),
      ...(phone === undefined ? {} : { phone }),
    };
    const factor = await withIdentityCheck(context, session(), options, () => session().api.call(addFactor, input));
    printRecord(context, options, factor, () => {});
    if (isForScripts(options)) return;
    if (factor.totp) await printKey(context, factor.totp);
    if (context.stdin.isTTY) return verify(session(), factor.id, () => ask(context, 'Its code: ', ''), context);
    context.print(`It counts once it is verified: smoko account factors verify ${factor.id} CODE`);
  });
}

async function printKey(context: Context, { uri, secret }: NonNullable<WireOutput<typeof addFactor>['totp']>) {
  if (context.stdout.isTTY) {
    // imported here, so that the other account commands start faster
    const { default: QRCode } = await import('qrcode');
    context.print(onWhite(await QRCode.toString(uri, { type: 'utf8' }), context));
  }
  context.print(`Key for your authenticator app: ${oneLine(secret)}`);
}

function configureAccountFactorsVerify(command: Command, context: Context): void {
  command
    .argument('<id>', 'as shown by: smoko account factors list')
    .argument('<code>', 'as the app shows it')
    .action((id: string, code: string) =>
      verify(requireSession(context.store, context.url()), id, async () => code, context),
    );
}

async function readBoth({ stdin }: Context): Promise<Record<string, unknown>> {
  const [current, next] = (await readAll(stdin)).split(/\r?\n/);
  if (!current || !next) throw usage('Two lines are read: your password, and the new one.');
  return { current_password: current, new_password: next };
}

async function askBoth(context: Context): Promise<Record<string, unknown>> {
  const otherwise = 'Pipe two lines in, your password and the new one: smoko account change-password --password-stdin';
  const current = await askHidden(context, 'Your password: ', otherwise);
  const next = await askHidden(context, 'The new one: ', otherwise);
  if (next !== (await askHidden(context, 'Once more: ', otherwise))) throw new CliError('Those two are not the same.');
  return { current_password: current, new_password: next };
}
