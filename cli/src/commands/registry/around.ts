import { LISTS } from './exported.ts';
import type { Registration } from './registration.ts';

/** What is around the data: how smoko itself is set up. */
export const AROUND_COMMANDS: readonly Registration[] = [
  {
    path: 'open',
    summary: 'open a page in the browser',
    examples: ['smoko open inbox --print', 'smoko open jobs 1001 --print'],
    load: () => import('../open.ts'),
  },
  {
    path: 'watch',
    summary: 'follow what changes, live',
    examples: ['smoko watch --table jobs --json --for 1'],
    load: () => import('../watch.ts'),
  },
  {
    path: 'export',
    summary: 'download your lists, or everything',
    examples: [
      'smoko export --password-stdin --force < password.txt',
      // the password holds for ten minutes
      ...LISTS.map((list) => `smoko export ${list} --output ${list}.csv --force`),
    ],
    load: () => import('../export.ts'),
  },
  {
    path: 'import',
    summary: 'add clients, suppliers or jobs from a CSV file',
    examples: [
      'smoko import customers.csv --table clients --preview',
      'smoko import customers.csv --table clients',
      'smoko export clients | smoko import - --table clients --duplicates add',
    ],
    load: () => import('../import.ts'),
  },
  {
    path: 'imports list',
    summary: 'list what was imported',
    examples: ['smoko imports list'],
    load: () => import('../imports-list.ts'),
  },
  {
    path: 'imports undo',
    summary: 'take an import back',
    examples: ['smoko imports undo ID'],
    load: () => import('../imports-undo.ts'),
  },
  {
    path: 'doctor',
    summary: 'look whether everything works, and say what to do',
    examples: ['smoko doctor', 'smoko doctor --json'],
    load: () => import('../doctor.ts'),
  },
  {
    path: 'completion',
    summary: 'print what makes the Tab key complete smoko’s words',
    examples: ['smoko completion bash', 'smoko completion zsh', 'smoko completion fish'],
    load: () => import('../completion.ts'),
  },
  {
    path: 'config list',
    summary: 'list your profiles and their settings',
    examples: ['smoko config list', 'smoko config list --json'],
    load: () => import('../config-list.ts'),
  },
  {
    path: 'config use',
    summary: 'choose the profile that counts where none is named',
    examples: ['smoko config use default'],
    load: () => import('../config-use.ts'),
  },
  {
    path: 'config set',
    summary: 'keep a setting in the profile',
    examples: ['smoko config set agent michelle', 'smoko config set plain off --profile shop'],
    load: () => import('../config-set.ts'),
  },
  {
    path: 'config get',
    summary: 'show a setting',
    examples: ['smoko config get agent'],
    load: () => import('../config-get.ts'),
  },
  {
    path: 'config rm',
    summary: 'take a setting back',
    examples: ['smoko config rm agent'],
    load: () => import('../config-rm.ts'),
  },
  {
    path: 'config forget',
    summary: 'forget a profile',
    examples: ['smoko config forget shop'],
    load: () => import('../config-forget.ts'),
  },
  {
    path: 'config path',
    summary: 'show where the config file is',
    examples: ['smoko config path'],
    load: () => import('../config-path.ts'),
  },
];
