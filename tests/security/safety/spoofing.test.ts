import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clients } from '@smoko/contract';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../server/src/domain/actor.ts';
import { createCall, idFromKey } from '../../../server/src/domain/call.ts';
import { createReplyTokens } from '../../../server/src/domain/inbox/reply-token.ts';
import { createDiskStore } from '../../../server/src/files/disk-store.ts';
import type { Delivery, Match } from '../../../server/src/inbound/message.ts';
import { createProcess } from '../../../server/src/inbound/process.ts';
import { type DnsServer, startDnsServer } from '../../../server/src/testing/dns-server.ts';
import { openTestDomain, type TestDomain } from '../../../server/src/testing/domain.ts';
import { deliveryOf, mailOf, signingDomain, signMail } from '../../../server/src/testing/mails.ts';
import { FULL, report, some } from './figures.ts';
import { spoofsOf, type Victim } from './spoofs.ts';

const HONEST_IP = '192.0.2.10';
const EVIL_IP = '198.51.100.66';
const [strict, quiet, owner] = [
  signingDomain('strict.example'),
  signingDomain('quiet.example', { policy: 'none' }),
  signingDomain('owner.example'),
];
const evil = signingDomain('evil.example', { ip: EVIL_IP });
const twin = signingDomain('xn--strct-4na.example', { ip: EVIL_IP });
const OWNER = 'mel@owner.example';
const BARE_OWNER = 'mel@bare.example';
const VICTIMS: Victim[] = [
  { address: 'grace@strict.example', rules: 'DMARC reject', domain: strict },
  { address: 'grace@quiet.example', rules: 'DMARC none', domain: quiet },
  { address: 'grace@spf.example', rules: 'SPF alone', domain: null },
  { address: 'grace@bare.example', rules: 'nothing', domain: null },
  { address: OWNER, rules: 'owner, DMARC reject', domain: owner },
  { address: BARE_OWNER, rules: 'owner, nothing', domain: null },
];
const tokens = createReplyTokens(Buffer.alloc(32, 3));

let testDomain: TestDomain;
let dns: DnsServer;
let work: (delivery: Delivery) => Promise<void>;
/** Whom the message being worked on acts as; null = nobody. */
let acted: string | null;
const folder = mkdtempSync(join(tmpdir(), 'smoko-spoofing-'));
const owners = new Map<string, { actor: Actor; address: string }>();

beforeAll(async () => {
  testDomain = await openTestDomain();
  dns = await startDnsServer({
    ...strict.zone,
    ...quiet.zone,
    ...owner.zone,
    ...evil.zone,
    ...twin.zone,
    'spf.example': { TXT: [`v=spf1 ip4:${HONEST_IP} -all`] },
  });
  const said = { intent: 'question' as const, summary: '', opt_out: false, facts: [], warnings: [], assistant: null };
  const nothing = { ...said, approval_ids: [], admin_task_id: null, draft_id: null };
  const as = (who: (match: Match) => string | null) => async (_: unknown, __: unknown, ___: unknown, match: Match) => {
    acted = who(match);
    return nothing;
  };
  work = createProcess({
    domain: testDomain.domain,
    files: createDiskStore(folder),
    bus: testDomain.bus,
    clock: testDomain.domain.executor.clock,
    tokens,
    resolve: dns.resolve,
    actorOf: async (userId) => owners.get(userId)?.actor ?? null,
    ownContact: async (userId) => ({ name: 'Mel', email: owners.get(userId)?.address ?? null, phone: null }),
    understand: as(({ verified, contact }) => (verified || contact.kind === 'owner' ? contact.kind : null)),
    ownerCommand: as(() => 'owner'),
    fetchMedia: async () => ({ files: [], warnings: [] }),
  });
});
afterAll(async () => {
  await testDomain.close();
  await dns.close();
  rmSync(folder, { recursive: true });
});

/** A business whose owner writes from this address and who has every victim on file. */
async function newBusiness(address: string) {
  const actor = testDomain.newActor();
  owners.set(actor.userId, { actor, address });
  const call = createCall(actor, testDomain.domain.executor.clock);
  for (const victim of VICTIMS.filter((each) => each.rules.startsWith('owner') === false)) {
    await testDomain.call(actor, clients.operations.create, { name: `Grace ${victim.rules}`, email: victim.address });
  }
  const { data } = await testDomain.call(actor, clients.operations.list, { email: 'grace@strict.example' });
  const client_id = new Types.ObjectId(data[0]?.id ?? '');
  const contact = { kind: 'client' as const, id: String(client_id), name: 'Grace' };
  const page = { _id: client_id, contact, channel: 'email' as const, address: 'x', client_id };
  await testDomain.domain.repositories.correspondence.insert(call, {
    ...page,
    last_direction: 'out',
    last_at: new Date(),
  });
  const messageId = `<${String(client_id)}@carmody.example>`;
  await testDomain.domain.repositories.outbox.insert(createCall(actor, testDomain.domain.executor.clock), {
    channel: 'email',
    to: 'x',
    body: 'Your quote',
    status: 'sent',
    transport: 'development',
    client_id,
    message_id: messageId,
  });
  return { actor, token: tokens.make(String(client_id)), messageId };
}

let count = 0;
async function actsAs(actor: Actor, raw: Buffer, envelope: Delivery['envelope'], to = 'reply@carmody.example') {
  count += 1;
  const id = idFromKey(`spoof ${count}`).toHexString();
  const delivery = deliveryOf(raw, { id, userId: actor.userId, messageId: `m${count}`, to, envelope });
  const { channel, from, messageId, receivedAt } = delivery;
  const first = {
    id,
    channel,
    from,
    fromName: null,
    to,
    subject: null,
    body: '',
    messageId,
    receivedAt,
    auth: 'none' as const,
  };
  await testDomain.domain.inbox.receive(createCall(actor, testDomain.domain.executor.clock), first);
  acted = null;
  await work(delivery);
  return acted;
}

const pathsOf = (address: string): Record<string, Delivery['envelope']> => ({
  'its own envelope': { ip: EVIL_IP, helo: 'mx.evil.example', mailFrom: 'x@evil.example' },
  "the victim's envelope": { ip: EVIL_IP, helo: 'mx.evil.example', mailFrom: address },
  'an empty envelope': { ip: EVIL_IP, helo: address.split('@')[1] ?? '', mailFrom: '' },
  'a webhook': null,
  "a relay of one's own": { ip: '127.0.0.1', helo: 'localhost', mailFrom: address },
});

it('lets nobody act as a client or as the owner who is not', async () => {
  const byOwner = new Map<string, Awaited<ReturnType<typeof newBusiness>>>();
  for (const address of [OWNER, BARE_OWNER]) byOwner.set(address, await newBusiness(address));
  const all: (() => Promise<string | null>)[] = [];
  for (const victim of VICTIMS) {
    const business = byOwner.get(victim.address) ?? byOwner.get(OWNER);
    if (!business) throw new Error('no business');
    const { actor, token, messageId } = business;
    const spoofs = await spoofsOf(victim, { evil, twin, token, messageId });
    for (const [path, envelope] of Object.entries(pathsOf(victim.address))) {
      for (const { trick, raw, to } of spoofs) {
        all.push(async () => {
          const who = await actsAs(actor, raw, envelope, to);
          return who && `${trick}, by ${path}, as ${victim.address}: acts as ${who}`;
        });
      }
    }
  }
  const tried = some(all, 40);
  const fooled: string[] = [];
  for (const attempt of tried) {
    const result = await attempt();
    if (result) fooled.push(result);
  }
  report('Spoofed mail', `${tried.length} of ${all.length} messages, ${fooled.length} act as a client or the owner`);
  expect(fooled).toEqual([]);
  expect(tried.length).toBeGreaterThanOrEqual(FULL ? 200 : 40);
});

it('hears those who are', async () => {
  const { actor, token } = await newBusiness(OWNER);
  const honest = (from: string, more = {}) =>
    mailOf({ From: `Grace <${from}>`, To: 'x@carmody.example', ...more }, 'Yes.');
  const at = (mailFrom: string) => ({ ip: HONEST_IP, helo: 'mx.example', mailFrom });
  const signed = await signMail(honest('grace@strict.example'), strict);
  expect(await actsAs(actor, signed, null)).toBe('client');
  expect(await actsAs(actor, signed, at('list@elsewhere.example'), `reply+${token}@carmody.example`)).toBe('client');
  for (const address of ['grace@strict.example', 'grace@quiet.example', 'grace@spf.example']) {
    expect(await actsAs(actor, honest(address), at(address))).toBe('client');
  }
  expect(await actsAs(actor, await signMail(honest(OWNER), owner), null)).toBe('owner');
  expect(await actsAs(actor, honest(OWNER), at(OWNER))).toBe('owner');
});
