import { Agent } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, signUp } from '../../support/account.ts';
import { createEverything, type Everything } from '../../support/everything.ts';
import { send } from '../../support/send.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { MALFORMED, type MalformedBody } from './bodies.ts';
import { expectRefusal } from './expect-refusal.ts';
import { allRoutes, pathOf, type Route } from './routes.ts';

let server: TestServer;
let own: Everything;
let other: Account;
let routes: Route[];
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

beforeAll(async () => {
  server = await startServer();
  own = await createEverything(server.url);
  other = await signUp(server.url);
  routes = await allRoutes(server.url);
});
afterAll(async () => {
  agent.destroy();
  await server.stop();
});

const AT_ONCE = 4;
/** These read no body: of the kinds each of them gets a few. */
const READ_NONE = new Set(['GET', 'DELETE']);
const FEW = 8;

/** Rate limits count by address: on Linux every few requests can come from another one of the machine's own. */
let callers = 0;
const nextAddress = () => {
  callers += 1;
  const caller = Math.floor(callers / 50);
  return process.platform === 'linux' ? `127.1.${Math.floor(caller / 250) % 250}.${1 + (caller % 250)}` : undefined;
};

async function each<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = all.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const one of waiting) await work(one);
    }),
  );
}

it('there is something to walk', () => {
  expect(routes.length).toBeGreaterThan(250);
  expect(MALFORMED.length).toBeGreaterThan(60);
  expect(new Set(MALFORMED.map(({ what }) => what)).size).toBe(MALFORMED.length);
});

interface Case {
  route: Route;
  malformed: MalformedBody;
  who: string;
  token: string | undefined;
}

function allCases(): Case[] {
  const tokens = { nobody: undefined, 'the owner': own.owner.token, 'somebody else': other.token };
  return routes.flatMap((route, index) => {
    const readsNone = READ_NONE.has(route.method);
    const kinds = readsNone
      ? MALFORMED.filter(({ wellFormed }, kind) => !wellFormed && (kind + index) % FEW === 0)
      : MALFORMED;
    return kinds.flatMap((malformed) =>
      Object.entries(tokens)
        .filter(([, token]) => route.access === 'user' || token === undefined)
        .map(([who, token]) => ({ route, malformed, who, token })),
    );
  });
}

it('every route refuses every malformed body, and says so; who is not signed in is told that first', async () => {
  const statuses = new Map<string, number>();
  const faults: string[] = [];
  const all = allCases();
  await each(all, async ({ route, malformed, who, token }) => {
    const headers = { ...malformed.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const sent = { method: route.method, path: pathOf(route, own), headers, body: malformed.body };
    const what = `${route.method} ${sent.path} with ${malformed.what}, by ${who},`;
    try {
      const answer = await send(server.url, sent, agent, nextAddress());
      const key = `${who} ${answer.status}`;
      statuses.set(key, (statuses.get(key) ?? 0) + 1);
      if (route.access === 'user' && !token) expect(answer.status, what).toBe(401);
      // what reads no body has nothing against one
      if (answer.status >= 400 || !READ_NONE.has(route.method)) expectRefusal(answer, what, route.page);
    } catch (error) {
      faults.push(`${what} ${(error as Error).message.slice(0, 400)}`);
    }
  });
  console.log(
    `${all.length} requests`,
    [...statuses]
      .sort()
      .map(([key, count]) => `${key}: ${count}`)
      .join('  '),
  );
  expect(faults.slice(0, 20)).toEqual([]);
  expect(all.length).toBeGreaterThan(15_000);
  // they got as far as the bodies
  for (const status of [400, 413, 415, 422]) expect(statuses.get(`the owner ${status}`)).toBeGreaterThan(100);
});

it('nothing of it is an error of ours, and everybody is still signed in', async () => {
  expect(server.output()).not.toMatch(/"level":(50|60)/);
  for (const account of [own.owner, other]) expect((await account.fetch('/api/auth/session')).status).toBe(200);
});
