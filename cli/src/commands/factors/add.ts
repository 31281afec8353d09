import { addFactor, type WireOutput } from '@smoko/contract';
import type { Command } from 'commander';
import QRCode from 'qrcode';
import type { Context } from '../../context.ts';
import { type OutputOptions, printRecord, withOutput } from '../../output/output.ts';
import { confirmed, PROOF, type ProofOptions } from '../../session/confirm.ts';
import { lazySession } from '../../session/session.ts';
import { oneLine } from '../../term/clean.ts';
import { ask } from '../../term/prompt.ts';
import { wantsColour } from '../../term/style.ts';
import { verify } from './verified.ts';

interface Options extends OutputOptions, ProofOptions {
  name?: string;
  phone?: string;
}

export function configure(command: Command, context: Context): void {
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
    const factor = await confirmed(context, session(), options, () => session().api.call(addFactor, input));
    printRecord(context, options, factor, () => {});
    if (options.json || options.jsonl || options.quiet || options.fields) return;
    if (factor.totp) await printKey(context, factor.totp);
    if (context.stdin.isTTY) return verify(session(), factor.id, () => ask(context, 'Its code: ', ''), context);
    context.print(`It counts once it is verified: smoko account factors verify ${factor.id} CODE`);
  });
}

async function printKey(context: Context, { uri, secret }: NonNullable<WireOutput<typeof addFactor>['totp']>) {
  if (context.stdout.isTTY) context.print(onWhite(await QRCode.toString(uri, { type: 'utf8' }), context));
  context.print(`Key for your authenticator app: ${oneLine(secret)}`);
}

/** Black on white whatever the terminal's colours: not every authenticator app reads a light code on a dark screen. */
const onWhite = (code: string, { stdout, env }: Context): string =>
  wantsColour(stdout, env) ? code.replaceAll(/^.+$/gm, '\u001B[30;107m$&\u001B[39;49m') : code;
