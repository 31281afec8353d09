import { OPERATIONS, pathParams } from '@smoko/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { VARIABLES } from '../../server/src/config-variables.ts';
import { CLAIMS, type Claim } from '../../web/src/site/content/claims.ts';
import { type Account, signUp } from '../support/account.ts';
import { startServer, type TestServer } from '../support/server.ts';

const capabilities = Object.entries<Claim>(CLAIMS).flatMap(([id, claim]) =>
  claim.kind === 'capability' ? [[id, claim.by] as const] : [],
);
const SOME_ID = 'a'.repeat(24);

let server: TestServer;
let account: Account;
beforeAll(async () => {
  server = await startServer();
  account = await signUp(server.url);
});
afterAll(() => server.stop());

/** Goes to what does it, signed in; gives what is wrong there. */
async function wrongWith(by: string): Promise<string | null> {
  if (by in VARIABLES.shape) return null;
  const operation = OPERATIONS.find(({ id }) => id === by);
  if (!operation) {
    const { status } = await account.fetch(by.replace(':agentName', 'jerry'));
    return status === 200 ? null : `${by} answers ${status}`;
  }
  const path = pathParams(operation.path).reduce((text, name) => text.replace(`{${name}}`, SOME_ID), operation.path);
  const answer = await account.fetch(path, operation.method === 'GET' ? {} : { method: operation.method, json: {} });
  const body = await answer.text();
  // a record that is not there is told apart from an address that is not
  return answer.status >= 500 || body.includes('There is nothing at this address') ? `${by}: ${body}` : null;
}

it.each(capabilities)('what does "%s" is there: %s', async (_id, by) => {
  expect(await wrongWith(by)).toBeNull();
});

it('what is not there is found out', async () => {
  expect(await wrongWith('/no-such-screen')).toBe('/no-such-screen answers 404');
});
