import { APP_PATHS } from '@smoko/contract';
import { expect, it } from 'vitest';
import { PAGES } from './open.ts';

/** Pages that `smoko open` does not lead to by a word, and why. */
const NOT_OPENED: Record<string, string> = {
  '/auth/verify': 'comes by email',
  '/auth/google': 'Google leads there',
  '/device': 'smoko login --browser opens it',
  '/create-project': 'smoko jobs add',
  '/job-details': 'smoko open jobs NUMBER',
  '/client': 'smoko open clients NAME',
  '/supplier': 'smoko open suppliers NAME',
  '/client-account': 'smoko clients account NAME',
  '/finance-record': 'smoko finance show NUMBER',
  '/agent/:agentName': 'smoko open agents NAME',
  '/quick-quote': 'smoko quotes draft',
  '/tax-deductions': 'the terminal has nothing of it yet',
};

it('smoko open leads to every page of the app, or there is a reason why not', () => {
  const opened = new Set(Object.values(PAGES).map((address) => address.split('?')[0]));
  expect(APP_PATHS.filter((path) => !opened.has(path)).sort()).toEqual(Object.keys(NOT_OPENED).sort());
});
