import { io } from 'socket.io-client';
import { Random } from '../robustness/random.ts';
import { addDevice, type PushStandIn, startPushStandIn } from '../support/push-stand-in.ts';
import { startServer } from '../support/server.ts';
import { openSocket, type TestSocket } from '../support/socket.ts';
import { type Attack, Findings, type Options } from './attack.ts';
import { type Answer, inParallel, send } from './http.ts';
import { idsOf, leakIn, shapeOf } from './isolation/compare.ts';
import { type Control, readControls, writeControls } from './isolation/controls.ts';
import { type Credential, credentialsOf, worthless } from './isolation/credentials.ts';
import { byAddress, byChat, byKey, byLink, toldByChat } from './isolation/other-entry-points.ts';
import { byBody, byNobody, byPath, byQuery, type Probe, type Scene } from './isolation/probes.ts';
import { changed, difference, snapshot } from './isolation/snapshot.ts';
import { type Route, readRoutes } from './openapi.ts';
import { fillTenant, type Tenant } from './tenant.ts';

const COUNT = 15_000;
const AT_ONCE = 6;
const TRIES = 4;

/** Tries, as everybody else, to read, change, or learn of what belongs to a business. */
export const attack: Attack = {
  name: 'isolation',
  async run(options) {
    const push = await startPushStandIn();
    const server = await startServer({ env: { LOG_LEVEL: 'error', ...push.env } });
    try {
      return await isolation(server.url, push, options);
    } finally {
      await server.stop();
      await push.close();
    }
  },
};

interface Tally {
  findings: Findings;
  families: Map<string, number>;
  controls: Map<string, Control>;
  used: Set<string>;
  heard: number;
}

async function isolation(url: string, push: PushStandIn, { count = COUNT, seed, say }: Options) {
  const routes = await readRoutes(url);
  const [ann, bob, eve] = await Promise.all([
    fillTenant(url, 'Quokkaloo', 'zqxa7wattle'),
    fillTenant(url, 'Bilbybrook', 'zqxb8banksia'),
    fillTenant(url, 'Numbatfield', 'zqxc9hakea'),
  ]);
  for (const tenant of [ann, bob, eve]) tenant.ids['push-devices'] = [await addDevice(push, tenant)];
  const tally: Tally = {
    findings: new Findings(),
    families: new Map(),
    controls: new Map(),
    used: new Set(),
    heard: 0,
  };
  const victims: [Tenant, Tenant[]][] = [
    [ann, [bob, eve]],
    [bob, [ann, eve]],
  ];
  const ears = [];
  for (const [victim, others] of victims) ears.push(await listen(url, victim, others));
  for (const [i, [victim, others]] of victims.entries()) {
    const random = new Random(`${seed} ${i}`);
    await attackOne({ url, routes, victim, others, random, count: Math.ceil(count / victims.length), say }, tally);
  }
  // last, because they change what is there and end sign-ins
  for (const ending of [false, true]) {
    for (const [victim] of victims) {
      for (const [name, control] of await writeControls(url, routes, victim, ending))
        keepBest(tally.controls, name, control);
    }
  }
  for (const one of ears) one.close(tally);
  const { findings, families, controls, used, heard } = tally;
  for (const [name, control] of controls) {
    if (used.has(name) && control !== 'worked' && control !== 'reached')
      findings.add(`control failed: ${name}`, control);
  }
  for (const name of used) if (!controls.has(name)) findings.add(`no control: ${name}`, 'the owner never called it');
  const probes = [...families.values()].reduce((sum, one) => sum + one, 0);
  const worked = [...used].filter((name) => controls.get(name) === 'worked').length;
  const reached = [...used].filter((name) => controls.get(name) === 'reached');
  say([...families].map(([name, number]) => `${name} ${number}`).join(', '));
  if (reached.length) say(`owner refused for how things are, not for who asks: ${reached.join(', ')}`);
  const figures =
    `${probes.toLocaleString('en-AU')} probes of ${used.size} routes and doors; the owner's own call worked for ${worked} ` +
    `and was refused for the state of things for ${reached.length}; ${heard} live events heard by owners, ${findings.all.length} leaks or changes`;
  return { summary: figures, figures, findings: findings.all };
}

interface Field {
  url: string;
  routes: readonly Route[];
  victim: Tenant;
  others: Tenant[];
  random: Random;
  count: number;
  say: Options['say'];
}

async function attackOne({ url, routes, victim, others, random, count, say }: Field, tally: Tally): Promise<void> {
  const { findings, controls } = tally;
  const attackers = others.flatMap((one) => credentialsOf(url, one));
  const scene: Scene = { routes, victim, attackers, random };
  for (const [name, control] of await readControls(url, routes, victim)) keepBest(controls, name, control);
  const before = await snapshot(url, routes, victim);
  const probes = choose(scene, worthless(url, victim, others[0] as Tenant), count);
  const twins = new Map<string, Promise<string>>();
  let done = 0;
  await inParallel(probes, AT_ONCE, async (probe) => {
    await tryOne(url, victim, probe, twins, tally);
    if (++done % 2_500 === 0) say(`${done} of ${probes.length} probes on ${victim.mark}`);
  });
  const after = await snapshot(url, routes, victim);
  for (const path of changed(before, after))
    findings.add('changed what is not theirs', difference(before, after, path));
}

/** Live connections of the owner, who has to hear, and of everybody else, who must not. */
async function listen(url: string, victim: Tenant, others: Tenant[]) {
  const owner = await openSocket(url, victim.token);
  const listeners = await Promise.all(
    others.flatMap(({ token }) => [openSocket(url, token), intrude(url, token, victim)]),
  );
  return {
    close(tally: Tally): void {
      tally.heard += owner.records.length + owner.chats.length;
      if (!owner.records.length)
        tally.findings.add('control failed: live events', 'the owner heard nothing of their own writes');
      for (const listener of listeners) {
        const leak = overheard(listener, victim);
        if (leak) tally.findings.add('heard live events of another business', leak);
        listener.close();
      }
      owner.close();
    },
  };
}

const RANKS = ['worked', 'reached'];
function keepBest(controls: Map<string, Control>, name: string, control: Control): void {
  const rank = (one: Control | undefined) => (one && RANKS.includes(one) ? RANKS.indexOf(one) : 2);
  if (!controls.has(name) || rank(control) < rank(controls.get(name))) controls.set(name, control);
}

/** A connection of somebody else that asks for the victim's events in every way there could be. */
async function intrude(url: string, token: string, { userId }: Tenant): Promise<TestSocket> {
  const socket = io(url, {
    auth: { token, user_id: userId, userId, room: `user:${userId}`, age: 60_000 },
    query: { user_id: userId },
    transports: ['websocket'],
    forceNew: true,
  });
  const heard: TestSocket = { socket, records: [], chats: [], close: () => void socket.close() };
  socket.onAny((_name, event) => heard.records.push(event));
  await new Promise((done) => socket.once('connect', () => done(null)).once('connect_error', () => done(null)));
  for (const name of ['join', 'subscribe', 'room', 'watch', 'record'])
    socket.emit(name, `user:${userId}`, { user_id: userId });
  return heard;
}

function overheard({ records, chats }: TestSocket, victim: Tenant): string | null {
  const [ids, told] = [idsOf(victim), toldByChat(victim)];
  const event = [...records, ...chats].find((one) => {
    const text = JSON.stringify(one);
    return (
      text.includes(victim.secret) ||
      (text.match(/[0-9a-f]{24}/g) ?? []).some((id) => ids.has(id) && !told.includes(id))
    );
  });
  return event ? JSON.stringify(event).slice(0, 300) : null;
}

/** All kinds of probes in a random order: of each control some, then as many as are wanted. */
function choose(scene: Scene, nobody: Credential[], count: number): Probe[] {
  const all = [
    ...byPath(scene, 0),
    ...byBody(scene),
    ...byQuery(scene),
    ...byNobody(scene, nobody),
    ...byLink(scene),
    ...byKey(scene),
    ...byAddress(scene),
  ];
  const chats = byChat(scene);
  const others = Math.max(0, count - chats.length);
  for (let round = 1; all.length < others; round++) all.push(...byPath(scene, round));
  const shuffled = all
    .map((probe) => ({ probe, at: scene.random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ probe }) => probe);
  const seen = new Set<string>();
  const [first, rest]: [Probe[], Probe[]] = [[], []];
  for (const probe of shuffled) {
    const kind = `${probe.family} ${probe.control}`;
    (seen.has(kind) ? rest : first).push(probe);
    seen.add(kind);
  }
  // what is said to the assistants stays in the attackers' own conversations: last, so that nothing else meets it
  return [...[...first, ...rest].slice(0, others), ...chats].slice(0, count);
}

async function tryOne(url: string, victim: Tenant, probe: Probe, twins: Map<string, Promise<string>>, tally: Tally) {
  const { findings, families, used } = tally;
  const call = probe.ask(probe.target);
  const answer = await patiently(url, probe, probe.target);
  families.set(probe.family, (families.get(probe.family) ?? 0) + 1);
  used.add(probe.control);
  const who = `${probe.as.of.mark}'s ${probe.as.name}`;
  const told = `${who}: ${call.method ?? 'GET'} ${call.path} ${JSON.stringify(call.body ?? '').slice(0, 200)} -> ${answer.status} ${answer.text.slice(0, 300)}`;
  const leak = leakIn(victim, call, answer, probe.family === 'conversation' ? toldByChat(victim) : '');
  if (leak) findings.add(`leak: ${probe.control}`, `${told} holds ${leak}`);
  if (answer.status >= 500) findings.add(`5xx: ${probe.control}`, told);
  if (probe.expect === 'refused' && ![401, 403].includes(answer.status))
    findings.add(`not refused: ${probe.control}`, told);
  if (probe.expect !== 'same' && probe.expect !== 'same status') return;
  const shape = (one: Answer, target: string) =>
    probe.expect === 'same status' || (one.status < 300 && call.method !== undefined && call.method !== 'GET')
      ? String(one.status)
      : shapeOf(one, target);
  const target = probe.twin ?? nobodys(probe.target);
  const key = JSON.stringify([probe.as.of.mark, probe.as.name, probe.ask('TWIN')]);
  const asked = twins.get(key) ?? patiently(url, probe, target).then((one) => shape(one, target));
  twins.set(key, asked);
  const [here, there] = [shape(answer, probe.target), await asked];
  if (here !== there) findings.add(`oracle: ${probe.control}`, `${told}\n    of nothing: ${there.slice(0, 400)}`);
}

/** An id that nothing has, or an address. */
const nobodys = (target: string): string => {
  if (target.includes('@')) return 'nobody@example.com';
  // as long as it is, where it is a number of its own kind: the hash of a picture
  const zeros = /^[0-9a-f]+$/.test(target) ? target.length - 1 : 23;
  return `${'0'.repeat(zeros)}${target.length % 10}`;
};

/** Somebody who asks too much is told to wait, and does. */
async function patiently(url: string, { ask, as }: Probe, target: string): Promise<Answer> {
  const call = ask(target);
  const headers = { ...as.headers(call.method ?? 'GET'), ...call.headers };
  for (let tries = 1; ; tries++) {
    const answer = await send(url, { ...call, headers });
    if (answer.status !== 429 || tries === TRIES) return answer;
    await new Promise((done) => setTimeout(done, Number(answer.headers['retry-after'] ?? 1) * 1000));
  }
}
