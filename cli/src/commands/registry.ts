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
  { path: 'undo', summary: 'take back what an assistant did', load: () => import('./undo.ts') },
];
