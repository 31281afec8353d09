import type { AccountPath } from '@smoko/contract';
import type { SitePage } from '../../page.ts';
import { Code } from './code.tsx';
import { Entrance } from './entrance.tsx';
import { Forgot } from './forgot.tsx';
import { Reset } from './reset.tsx';

const page = (path: AccountPath, title: string, Body: SitePage['Body'], rest: Partial<SitePage> = {}): SitePage => ({
  path,
  title,
  description: 'Smarter job management for tradies, powered by AI.',
  Body,
  account: true,
  ...rest,
});

/** Signing in: prerendered, and answered by server/src/http/account-pages.ts. */
export const accountPages: readonly SitePage[] = [
  page('/auth', 'Sign in', () => <Entrance shown="sign-in" />),
  page('/signup', 'Create an account', () => <Entrance shown="create" />),
  page('/auth/forgot', 'Forgot your password', Forgot, { hidden: true }),
  page('/auth/reset', 'Choose a new password', Reset, { hidden: true }),
  page('/auth/code', 'One more step', Code, { hidden: true }),
];
