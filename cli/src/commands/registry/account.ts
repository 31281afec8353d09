import type { Registration } from './registration.ts';

export const ACCOUNT_COMMANDS: readonly Registration[] = [
  {
    path: 'login',
    summary: 'sign in',
    examples: ['smoko login --email dave@example.com --password-stdin < password.txt'],
    load: () => import('../login.ts'),
  },
  {
    path: 'logout',
    summary: 'sign out here, or everywhere',
    examples: ['smoko logout'],
    load: () => import('../logout.ts'),
  },
  {
    path: 'whoami',
    summary: 'show who is signed in',
    examples: ['smoko whoami'],
    load: () => import('../whoami.ts'),
  },
];
