import { drawnPng } from '../../../server/src/testing/pictures.ts';
import { Random } from '../../robustness/random.ts';
import { PASSWORD } from '../../support/account.ts';
import { docx } from '../../support/files.ts';
import { someSubscription } from '../../support/push-stand-in.ts';
import { fileForm, get } from '../../support/samples.ts';
import { bearer, jsonOf, send } from '../http.ts';
import type { Route } from '../openapi.ts';
import { valid } from '../openapi.ts';
import type { Tenant } from '../tenant.ts';
import { BODIES, kindOf } from './bodies.ts';

/** Whether the owner's own call of a route came through: `worked`, or refused for how things are and not for who asked. */
export type Control = 'worked' | 'reached' | string;
type Controls = Map<string, Control>;

const REACHED = new Set([400, 409, 422]);

/** What its owner's lists, records and files were answered: each route that was read. */
export async function readControls(url: string, routes: readonly Route[], owner: Tenant): Promise<Controls> {
  const controls: Controls = new Map();
  for (const { method, path, name, signedIn } of routes) {
    if (method !== 'GET' || !signedIn) continue;
    const ids = path.includes('{id}') ? (owner.ids[kindOf(path)] ?? []) : [''];
    for (const id of ids) {
      const asked = path.replace('{id}', id).replace('{kind}', 'quote_follow_up');
      const { status } = await send(url, { path: asked, headers: bearer(owner.token) });
      if (controls.get(name) !== 'worked') controls.set(name, verdict(status));
    }
  }
  for (const link of owner.links) {
    const { status, text } = await send(url, { path: link });
    controls.set(`GET ${link.slice(0, 3)}`, status === 200 && text.includes(owner.mark) ? 'worked' : `${status}`);
  }
  return controls;
}

const verdict = (status: number): Control =>
  status >= 200 && status < 300 ? 'worked' : REACHED.has(status) ? 'reached' : `answered ${status}`;

/** The same of each route that writes: those that change the owner's records, or those that end their sign-in. */
export async function writeControls(url: string, routes: readonly Route[], owner: Tenant, ending: boolean) {
  const controls: Controls = new Map();
  const random = new Random(owner.mark);
  const rank = ({ method, path }: Route) =>
    LAST.findIndex((one) => path.startsWith(one)) + 1 ||
    (REPLACING.has(path) ? 0.6 : method === 'DELETE' ? 0.5 : UNDO.test(path) ? 0.4 : 0);
  const writes = routes.filter((one) => one.method !== 'GET' && one.signedIn && rank(one) >= 1 === ending);
  for (const route of writes.toSorted((a, b) => rank(a) - rank(b))) {
    const { method, path, name, body: schema } = route;
    for (const id of await targetsOf(url, owner, route)) {
      const filling = { random, id: (field: string) => ownId(owner, field) };
      const required = Object.fromEntries(
        (schema?.required ?? []).map((one) => [one, valid(schema?.properties?.[one] ?? {}, filling, one)]),
      );
      const special = await specialBody(url, owner, name);
      const body = special ?? { ...required, ...BODIES[name] };
      const at = path.replace('{id}', id).replace('{kind}', 'quote_follow_up');
      const answer =
        body instanceof FormData
          ? await owner.fetch(at, { method, body })
          : NEEDS_BROWSER.has(name)
            ? await owner.browser.fetch(at, { method, json: body })
            : await send(url, {
                method,
                path: at,
                headers: bearer(owner.token),
                ...(method === 'DELETE' ? {} : { body }),
              });
      if (controls.get(name) !== 'worked') controls.set(name, verdict(answer.status));
    }
  }
  return controls;
}

async function targetsOf(url: string, owner: Tenant, { path }: Route): Promise<string[]> {
  if (!path.includes('{id}')) return [''];
  if (path.endsWith('/restore')) return [owner.deleted[kindOf(path)] ?? ''];
  const known = owner.ids[kindOf(path)] ?? [''];
  if (kindOf(path) !== 'auth/sessions') return known;
  // not one that is still needed: a sign-in made for this
  await send(url, { method: 'POST', path: '/api/auth/login', body: { email: owner.email, password: PASSWORD } });
  const { data } = await get(owner, '/api/auth/sessions');
  return data.map(({ id }) => id).filter((id) => !known.includes(id));
}

/** In this order behind everything else: they end what the others need. */
const LAST = ['/api/auth/deletion', '/api/auth/change-email', '/api/auth/change-password', '/api/auth/logout'];
const UNDO = /\/undo$/;
/** Takes the place of what was there. */
const REPLACING = new Set(['/api/auth/factors', '/api/push-devices']);
const NEEDS_BROWSER = new Set(['POST /api/auth/device/answer']);

const ownId = (owner: Tenant, field: string): string => {
  const kind = Object.keys(owner.ids).find((one) =>
    field.startsWith(one.replace(/s$/, '').replaceAll('-', '_').slice(0, 7)),
  );
  return owner.ids[kind ?? '']?.[0] ?? '0'.repeat(24);
};

async function specialBody(url: string, owner: Tenant, name: string): Promise<object | undefined> {
  switch (name) {
    case 'POST /api/templates':
    case 'POST /api/attachments':
      return fileForm('control.docx', docx(['Dear {client_name}']));
    case 'POST /api/settings/logo':
      return fileForm('control.png', drawnPng(40, 40));
    case 'POST /api/auth/confirm':
      return { password: PASSWORD };
    case 'POST /api/auth/change-password':
      return { current_password: PASSWORD, new_password: `${PASSWORD} again` };
    case 'POST /api/auth/device/look':
      return { user_code: await userCode(url) };
    case 'POST /api/auth/device/answer':
      return { user_code: await userCode(url), approve: false };
    case 'POST /api/auth/factors':
      return { factor_type: 'totp', friendly_name: 'Another' };
    case 'POST /api/auth/tokens':
      return { name: 'Backup cron' };
    case 'POST /api/outbox':
      return { client_id: owner.ids.clients?.[0], body: 'Hello' };
    case 'POST /api/outbox-preview':
      return { client_id: owner.ids.clients?.[0], body: 'Hello' };
    case 'POST /api/opt-outs':
      return { channel: 'email', address: 'control@example.com' };
    case 'POST /api/push-devices':
      return someSubscription();
    case 'POST /api/invoices':
      return { client_id: owner.ids.clients?.[0], amount: 110 };
    case 'POST /api/imports':
    case 'POST /api/imports/preview':
      return { table: 'suppliers', csv: 'Name\nNew Bolts\n' };
    default:
      return undefined;
  }
}

async function userCode(url: string): Promise<string> {
  const answer = await send(url, { method: 'POST', path: '/api/auth/device', body: {} });
  return jsonOf<{ user_code: string }>(answer)?.user_code ?? '';
}
