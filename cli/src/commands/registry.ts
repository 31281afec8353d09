import { ACCOUNT_COMMANDS } from './registry/account.ts';
import { AGENT_COMMANDS } from './registry/agents.ts';
import { AROUND_COMMANDS } from './registry/around.ts';
import { CHAT_COMMANDS } from './registry/chat.ts';
import { MESSAGE_COMMANDS } from './registry/messages.ts';
import { MORE_COMMANDS } from './registry/more.ts';
import type { Registration } from './registry/registration.ts';
import { SETTINGS_COMMANDS } from './registry/settings.ts';
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
  inbox: 'what clients and suppliers wrote',
  outbox: 'what goes to them',
  correspondence: 'what was written to and fro',
  automations: 'what goes out by itself',
  'opt-outs': 'who wants no more messages',
  agents: 'the four assistants',
  'agents feedback': 'your ratings of them',
  approvals: 'what waits for your yes',
  drafts: 'what they drafted for you to check',
  receipts: 'what the assistants did, and can take back',
  updates: 'what the assistants did, in a line each',
  imports: 'what was imported',
  settings: 'your business, and how it is set up',
  model: 'the model that the assistants think with',
  phone: 'your own mobile',
  account: 'your account, and who is signed in to it',
  'account factors': 'what signing in asks for besides the password',
  config: 'profiles and settings of smoko itself',
};

/** Every command, in the order of `smoko --help`. */
export const COMMANDS: readonly Registration[] = [
  ...ACCOUNT_COMMANDS,
  ...CHAT_COMMANDS,
  ...TABLE_COMMANDS,
  ...MORE_COMMANDS,
  ...MESSAGE_COMMANDS,
  ...AGENT_COMMANDS,
  ...AROUND_COMMANDS,
  ...SETTINGS_COMMANDS,
];
