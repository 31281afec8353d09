import type { Registration } from './registration.ts';

/** How the business is set up, and who may sign in to it. What ends other sessions comes last. */
export const SETTINGS_COMMANDS: readonly Registration[] = [
  {
    path: 'settings show',
    summary: 'show your business, and how it is set up',
    examples: ['smoko settings show'],
    load: () => import('../settings/show.ts'),
  },
  {
    path: 'settings edit',
    summary: 'change it',
    examples: ['smoko settings edit --name "Wilson Plumbing" --preferred-channel sms'],
    load: () => import('../settings/edit.ts'),
  },
  {
    path: 'channels',
    summary: 'show how messages come in and go out',
    examples: ['smoko channels'],
    load: () => import('../settings/channels.ts'),
  },
  {
    path: 'phone set',
    summary: 'give your own mobile, whose texts are orders',
    examples: ['smoko phone set "0491 570 159" --password-stdin < password.txt'],
    load: () => import('../phone/set.ts'),
  },
  {
    path: 'phone confirm',
    summary: 'confirm it with the code that was texted',
    examples: ['smoko phone confirm 123456 --password-stdin < password.txt'],
    load: () => import('../phone/confirm.ts'),
  },
  {
    path: 'phone rm',
    summary: 'forget it',
    examples: ['smoko phone rm --password-stdin < password.txt'],
    load: () => import('../phone/rm.ts'),
  },
  {
    path: 'account sessions',
    summary: 'list where you are signed in',
    examples: ['smoko account sessions'],
    load: () => import('../account/sessions.ts'),
  },
  {
    path: 'account sign-out',
    summary: 'sign out somewhere else',
    examples: ['smoko account sign-out ID --password-stdin < password.txt'],
    load: () => import('../account/sign-out.ts'),
  },
  {
    path: 'account events',
    summary: 'list what happened to your account',
    examples: ['smoko account events --limit 10'],
    load: () => import('../account/events.ts'),
  },
  {
    path: 'account resend-verification',
    summary: 'mail the link that confirms your address again',
    examples: ['smoko account resend-verification'],
    load: () => import('../account/resend-verification.ts'),
  },
  {
    path: 'account factors list',
    summary: 'list what signing in asks for besides the password',
    examples: ['smoko account factors list'],
    load: () => import('../factors/list.ts'),
  },
  {
    path: 'account factors add',
    summary: 'begin with an authenticator app, or a mobile',
    examples: ['smoko account factors add --name "My phone" --password-stdin < password.txt'],
    load: () => import('../factors/add.ts'),
  },
  {
    path: 'account factors verify',
    summary: 'give its first code: it counts from then on',
    examples: ['smoko account factors verify ID 123456'],
    load: () => import('../factors/verify.ts'),
  },
  {
    path: 'account recovery-codes',
    summary: 'make new recovery codes',
    examples: ['smoko account recovery-codes --password-stdin < password.txt'],
    load: () => import('../account/recovery-codes.ts'),
  },
  {
    path: 'account factors rm',
    summary: 'do without it',
    examples: ['smoko account factors rm ID --password-stdin < password.txt'],
    load: () => import('../factors/rm.ts'),
  },
  {
    path: 'account change-email',
    summary: 'change your e-mail address',
    examples: ['smoko account change-email dave.wilson@example.net --password-stdin < password.txt'],
    load: () => import('../account/change-email.ts'),
  },
  {
    path: 'account delete',
    summary: 'delete your account in 30 days',
    examples: ['smoko account delete --yes --password-stdin < password.txt'],
    load: () => import('../account/delete.ts'),
  },
  {
    path: 'account keep',
    summary: 'keep it after all',
    examples: ['smoko account keep'],
    load: () => import('../account/keep.ts'),
  },
  {
    path: 'account change-password',
    summary: 'change your password',
    examples: ['smoko account change-password --password-stdin < passwords.txt'],
    load: () => import('../account/change-password.ts'),
  },
];
