import { addOptOut } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { requireSession } from '../session/session.ts';
import { oneLine } from '../term/clean.ts';

export function configure(command: Command, context: Context): void {
  command
    .argument('<address>', 'a mobile number or an e-mail address')
    .action((address: string) => run(address, context));
}

async function run(given: string, context: Context): Promise<void> {
  const session = requireSession(context.store, context.url());
  const channel = given.includes('@') ? 'email' : 'sms';
  const { address } = await session.api.call(addOptOut, { channel, address: given });
  context.print(`Noted: ${oneLine(address)} wants no more ${channel === 'sms' ? 'texts' : 'commercial e-mails'}.`);
}
