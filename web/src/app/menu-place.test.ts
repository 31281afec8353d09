import { expect, it } from 'vitest';
import { standsFor } from './menu-place.ts';

it.each([
  ['/jobs', '/jobs', '', 'page'],
  ['/jobs', '/job-details', '?job=1001', 'true'],
  ['/client-directory', '/client', '?client=1', 'true'],
  ['/client-directory', '/client-account', '?client=1', 'true'],
  ['/supplier-directory', '/supplier', '?supplier=1', 'true'],
  ['/finance-data', '/tpar', '', 'true'],
  ['/finance-data', '/finance-record', '?id=1', 'true'],
  ['/agent-performance', '/agent/jerry', '', 'true'],
  ['/quick-quote', '/quick-quote', '?job=1001', 'page'],
  ['/quick-quote', '/quick-quote', '?quote=1', undefined],
  ['/quotes', '/quick-quote', '?quote=1', 'true'],
  ['/settings', '/settings/security', '', undefined],
])('%s at %s%s: %s', (path, pathname, search, current) => {
  expect(standsFor(path, { pathname, search })).toBe(current);
});
