import { createScriptToken, endSession, listSessions, type SessionInfo, TOKEN_DAYS } from '@smoko/contract';
import { shortId } from '../tables/short-id.ts';
import { idArgument } from '../tables/whole-id.ts';
import { formatMoment, formatShortMoment } from '../term/format.ts';
import type { GroupedCommand } from './command.ts';
import { listCommand } from './list.ts';
import { operationCommand } from './operation.ts';

/** `smoko account tokens ...`: what a script signs in with, for as long as its owner says. */
export const tokensCommands: Readonly<Record<string, GroupedCommand>> = {
  'tokens list': {
    summary: 'list the tokens of your scripts',
    examples: ['smoko account tokens list'],
    ...listCommand<SessionInfo>({
      operation: listSessions,
      plural: 'tokens',
      empty: 'No script has a token. To make one: smoko account tokens add "Backup cron"',
      naming: () => ({ kind: { hidden: true } }),
      defaults: { kind: 'script' },
      columns: [
        { title: 'Id', value: ({ id }) => shortId(id) },
        { title: 'For', value: ({ device }) => device, shrinkTo: 12 },
        { title: 'Until', value: ({ expires_at }) => formatShortMoment(expires_at) },
        { title: 'Last used', value: lastUse, dropOrder: 1 },
        { title: 'From', value: ({ place, address }) => place ?? address ?? '-', shrinkTo: 10, dropOrder: 2 },
        { title: 'Takes everything out', value: ({ exports }) => (exports ? 'yes' : ''), dropOrder: 3 },
      ],
    }),
  },
  'tokens add': {
    summary: 'make a token that lasts, for a script',
    examples: [
      'smoko account tokens add "Backup cron" --exports --password-stdin < password.txt',
      'smoko account tokens add "Time sheet" --days 30 --password-stdin < password.txt',
    ],
    ...operationCommand({
      operation: createScriptToken,
      args: [{ field: 'name', syntax: '<name...>', about: 'what it is for' }],
      naming: () => ({
        days: { about: `how long it lasts (${TOKEN_DAYS.usual}, at most ${TOKEN_DAYS.most})` },
        exports: { about: 'it may take everything out with smoko export, without your password', not: false },
      }),
      print: ({ token, expires_at }, context) => {
        context.printRaw(token);
        context.stderr.write(
          `It is not shown again. Until ${formatMoment(expires_at)} a script uses it as SMOKO_TOKEN, with SMOKO_URL=${context.url()}\n`,
        );
      },
    }),
  },
  'tokens rm': {
    summary: 'revoke a token',
    examples: ['smoko account tokens rm ID --password-stdin < password.txt'],
    ...operationCommand({
      operation: endSession,
      args: [idArgument({ list: listSessions, noun: 'token', see: 'smoko account tokens list' })],
      print: (_, context) => context.print('Revoked. Whatever used it is signed out.'),
    }),
  },
};

function lastUse({ last_used_at, created_at }: SessionInfo): string {
  return last_used_at === created_at ? 'never' : formatMoment(last_used_at);
}
