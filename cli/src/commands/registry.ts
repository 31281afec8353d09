import { ACCOUNT_COMMANDS } from './registry/account.ts';
import { AROUND_COMMANDS } from './registry/around.ts';
import { CHAT_COMMANDS } from './registry/chat.ts';
import { MESSAGE_COMMANDS } from './registry/messages.ts';
import { MORE_COMMANDS } from './registry/more.ts';
import type { Registration } from './registry/registration.ts';
import { TABLE_COMMANDS } from './registry/tables.ts';

/** What the first word of two stands for. */
export const GROUPS: Readonly<Record<string, string>> = {
  threads: 'your conversations with the assistants',
  jobs: 'your jobs',
  clients: 'your clients',
  suppliers: 'your suppliers',
  tasks: 'your tasks',
  finance: 'invoices, payments and expenses',
  procurement: 'what is ordered',
  quotes: 'your quotes',
  templates: 'your templates',
  files: 'photos and documents',
  approvals: 'what waits for your yes',
  inbox: 'what clients and suppliers wrote',
  outbox: 'what goes to them',
  automations: 'what goes out by itself',
  imports: 'what was imported',
  config: 'profiles and settings of smoko itself',
  'opt-outs': 'who wants no more messages',
};

/** Every command, in the order of `smoko --help`. */
export const COMMANDS: readonly Registration[] = [
  ...ACCOUNT_COMMANDS,
  ...CHAT_COMMANDS,
  ...TABLE_COMMANDS,
  ...MORE_COMMANDS,
  ...MESSAGE_COMMANDS,
  ...AROUND_COMMANDS,
];
