import type { Command } from 'commander';
import type { Context } from '../context.ts';

/** What each command's file exports: options, arguments and the action. */
interface CommandFile {
  configure(command: Command, context: Context): void;
}

interface Registration {
  path: string;
  summary: string;
  load(): Promise<CommandFile>;
}

/** What the first word of two stands for. */
export const GROUPS: Readonly<Record<string, string>> = {
  jobs: 'your jobs',
  approvals: 'what waits for your yes',
  inbox: 'what clients and suppliers wrote',
  outbox: 'what goes to them',
  automations: 'what goes out by itself',
  'opt-outs': 'who wants no more messages',
};

/** Every command, one line each, in the order of `smoko --help`. */
export const COMMANDS: readonly Registration[] = [
  { path: 'login', summary: 'sign in', load: () => import('./login.ts') },
  { path: 'logout', summary: 'sign out here, or everywhere', load: () => import('./logout.ts') },
  { path: 'whoami', summary: 'show who is signed in', load: () => import('./whoami.ts') },
  { path: 'chat', summary: 'talk to Jerry and the team', load: () => import('./chat.ts') },
  { path: 'jobs list', summary: 'list your jobs', load: () => import('./jobs-list.ts') },
  { path: 'approvals list', summary: 'list what waits for your yes', load: () => import('./approvals-list.ts') },
  { path: 'approvals approve', summary: 'say yes: it is done at once', load: () => import('./approvals-approve.ts') },
  { path: 'approvals reject', summary: 'say no: it is not done', load: () => import('./approvals-reject.ts') },
  { path: 'inbox list', summary: 'list what came in', load: () => import('./inbox-list.ts') },
  { path: 'inbox show', summary: 'show one message, and what came of it', load: () => import('./inbox-show.ts') },
  { path: 'inbox read', summary: 'mark a message as read', load: () => import('./inbox-read.ts') },
  { path: 'inbox answer', summary: 'answer a message', load: () => import('./inbox-answer.ts') },
  { path: 'inbox assign', summary: 'say who a message is from', load: () => import('./inbox-assign.ts') },
  { path: 'outbox list', summary: 'list what goes out', load: () => import('./outbox-list.ts') },
  { path: 'outbox send', summary: 'send a drafted message', load: () => import('./outbox-send.ts') },
  { path: 'outbox edit', summary: 'change a drafted message', load: () => import('./outbox-edit.ts') },
  { path: 'outbox rm', summary: 'throw a drafted message away', load: () => import('./outbox-rm.ts') },
  { path: 'automations list', summary: 'list what can go out by itself', load: () => import('./automations-list.ts') },
  { path: 'automations show', summary: 'show how one is set', load: () => import('./automations-show.ts') },
  { path: 'automations on', summary: 'turn one on', load: () => import('./automations-on.ts') },
  { path: 'automations off', summary: 'turn one off', load: () => import('./automations-off.ts') },
  { path: 'automations set', summary: 'change how one is set', load: () => import('./automations-set.ts') },
  {
    path: 'automations preview',
    summary: 'show who would get what today',
    load: () => import('./automations-preview.ts'),
  },
  { path: 'opt-outs list', summary: 'list who wants no more messages', load: () => import('./opt-outs-list.ts') },
  { path: 'opt-outs add', summary: 'note that somebody wants no more', load: () => import('./opt-outs-add.ts') },
  { path: 'opt-outs rm', summary: 'note that somebody wants messages again', load: () => import('./opt-outs-rm.ts') },
  { path: 'undo', summary: 'take back what an assistant did', load: () => import('./undo.ts') },
];
