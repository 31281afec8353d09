import type { Registration } from './registration.ts';

/** What is around the data: how smoko itself is set up. */
export const AROUND_COMMANDS: readonly Registration[] = [
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
