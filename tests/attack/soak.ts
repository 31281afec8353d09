import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { plainTable, targetsTable } from '../bench/report.ts';
import { Random } from '../robustness/random.ts';
import { signUp } from '../support/account.ts';
import { removeDir, tempDir } from '../support/paths.ts';
import { run } from '../support/process.ts';
import { post } from '../support/samples.ts';
import { openSocket } from '../support/socket.ts';
import { until } from '../support/until.ts';
import { type Attack, Findings, type Options, type Outcome } from './attack.ts';
import { keptSignedIn } from './keep-signed-in.ts';
import { percentile, slope, uncertainty } from './percentiles.ts';
import { type Business, doOne, type Sample, shuffledDay } from './soak/day.ts';
import { startTarget, type Target } from './target.ts';

/** Requests of one business in a second. */
const RATE = 0.6;
/** No business's p99 more than so many times that of a business alone. */
const MOST_RATIO = 3;
/** What memory may grow by over the last two thirds, by the line through it: of its mean, in hundredths. */
const MOST_GROWTH_PERCENT = 15;
/** The phase before it takes a quarter of its length, but three minutes where it is that long itself. */
const aloneMinutes = (minutes: number) => Math.max(minutes / 4, Math.min(minutes, 3));
/** Long enough for several requests of one business. */
const SLICE_MS = 10_000;
/** Fewer samples have no p99 to compare with, and in a shorter soak memory has not warmed up: neither is judged then. */
const [ENOUGH, WARM_MINUTES] = [100, 10];
const MINUTE_MS = 60_000;
const SIGN_UPS_AT_ONCE = 4;
const MOST_RESTARTS = 10;
const PATIENCE_MS = 20_000;
/** They sign up, and make their files, before they begin. */
const NEIGHBOURS_MS = 120_000;

/** Many businesses at work for long, beside hostile neighbours: memory stays flat, nobody waits for others. */
export const attack: Attack = {
  name: 'soak',
  async run(options) {
    const dir = tempDir('smoko-soak');
    const memoryFile = `${dir}/memory.jsonl`;
    const probe = new URL('./soak/memory-probe.mjs', import.meta.url).href;
    const env = {
      // as it is by itself, not as tests have it
      API_REQUESTS_PER_MINUTE: undefined,
      NODE_OPTIONS: `--import=${probe}`,
      SMOKO_MEMORY_FILE: memoryFile,
      SMOKO_MEMORY_MS: String(Math.min(MINUTE_MS, (options.minutes * MINUTE_MS) / 18)),
    };
    const target = await startTarget({ env });
    try {
      return await soak(target, memoryFile, options);
    } finally {
      await target.stop();
      removeDir(dir);
    }
  },
};

interface Told extends Sample {
  business: string;
  at: number;
}

async function soak(target: Target, memoryFile: string, { seed, minutes, tenants, say }: Options): Promise<Outcome> {
  const findings = new Findings();
  const businesses = await open(target.url, tenants, say);
  const alone = await oneAfterAnother(target, businesses, aloneMinutes(minutes) * MINUTE_MS, seed);
  judge(alone, 'alone', findings);
  const baseline = percentile(tookOf(alone), 0.99);
  say(`alone: ${alone.length} requests, p99 ${baseline.toFixed(0)} ms`);
  if (existsSync(memoryFile)) rmSync(memoryFile);
  const lag = monitorEventLoopDelay({ resolution: 10 });
  lag.enable();
  const emails = businesses.map(({ email }) => email).join(',');
  const sockets = await Promise.all(
    businesses.map(({ signedIn }) => signedIn.ask((token) => openSocket(target.url, token))),
  );
  const neighbours = await startNeighbours(target.url, seed, emails);
  const together = await allTogether(target, { businesses, minutes, seed, say, findings, memoryFile });
  for (const socket of sockets) socket.close();
  if (!neighbours.running()) findings.add('the hostile neighbours ended', neighbours.output().slice(-500));
  await neighbours.end();
  judge(together, 'together', findings);
  const result: Result = {
    alone,
    together,
    memory: memoryOf(memoryFile),
    lagMs: lag.percentile(99) / 1e6,
    minutes,
    tenants,
    seed,
  };
  return conclude(result, findings);
}

interface Owner extends Business {
  email: string;
}

/** The businesses, each with a client of its own. Sign-ups are counted by address and minute: few at once. */
async function open(url: string, tenants: number, say: Options['say']): Promise<Owner[]> {
  const businesses: Owner[] = [];
  for (let i = 0; i < tenants; i += SIGN_UPS_AT_ONCE) {
    const names = Array.from({ length: Math.min(SIGN_UPS_AT_ONCE, tenants - i) }, (_, n) => `Business ${i + n}`);
    const opened = names.map(async (name): Promise<Owner> => {
      const account = await signUp(url, { business_name: name });
      const client = await post(account, '/api/clients', { name: `Client of ${name}`, email: `${i}@example.org` });
      return { name, email: account.email, client: String(client.id), signedIn: keptSignedIn(url, account) };
    });
    businesses.push(...(await Promise.all(opened)));
  }
  say(`${businesses.length} businesses are open`);
  return businesses;
}

/** One business at a time, as often as it will be later, nobody else there. */
async function oneAfterAnother(
  target: Target,
  businesses: readonly Owner[],
  ms: number,
  seed: number,
): Promise<Told[]> {
  const told: Told[] = [];
  const end = Date.now() + ms;
  const slice = Math.max(SLICE_MS, ms / businesses.length);
  const day: string[] = [];
  for (let i = 0; Date.now() < end; i++) {
    const business = businesses[i % businesses.length] as Owner;
    await live({
      target,
      business,
      random: new Random(`${seed} alone ${i}`),
      until: Math.min(end, Date.now() + slice),
      told,
      day,
    });
  }
  return told;
}

interface Life {
  target: Target;
  business: Owner;
  random: Random;
  until: number;
  told: Told[];
  /** What is still to be done of a day. */
  day: string[];
}

/** Requests at random moments, so many a second on average, whether or not the one before was answered. */
async function live({ target, business, random, until: end, told, day }: Life): Promise<void> {
  const open: Promise<void>[] = [];
  for (let n = 0; ; n++) {
    const pause = (-Math.log(1 - random.next()) / RATE) * 1_000;
    if (Date.now() + pause > end) break;
    await new Promise((done) => setTimeout(done, pause));
    if (!day.length) day.push(...shuffledDay(random));
    const what = day.pop() ?? 'list';
    const at = Date.now();
    open.push(
      doOne(target.url, business, random, what, n).then((samples) => {
        for (const sample of samples) told.push({ ...sample, business: business.name, at });
      }),
    );
  }
  const left = end - Date.now();
  await Promise.all([...open, left > 0 ? new Promise((done) => setTimeout(done, left)) : null]);
}

interface Together {
  businesses: readonly Owner[];
  minutes: number;
  seed: number;
  say: Options['say'];
  findings: Findings;
  memoryFile: string;
}

/** Everybody at once; each minute is told, with each business's percentiles beside it in a file. */
async function allTogether(target: Target, { businesses, minutes, seed, say, findings, memoryFile }: Together) {
  const told: Told[] = [];
  const began = Date.now();
  const end = began + minutes * MINUTE_MS;
  const log = `${tempDir('smoko-soak-minutes')}/minutes.jsonl`;
  let minute = 0;
  const tell = () => {
    const since = began + minute++ * MINUTE_MS;
    const latest = told.filter(({ at }) => at >= since);
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(tookOf(latest), share));
    const memory = memoryOf(memoryFile).at(-1);
    const each = businesses.map(({ name }) => {
      const took = tookOf(latest.filter(({ business }) => business === name));
      return {
        name,
        requests: took.length,
        p50: percentile(took, 0.5),
        p95: percentile(took, 0.95),
        p99: percentile(took, 0.99),
      };
    });
    appendFileSync(log, `${JSON.stringify({ minute, memory, p50, p95, p99, each })}\n`);
    say(
      `minute ${minute}: ${latest.length} requests, p50 ${p50?.toFixed(0)} p95 ${p95?.toFixed(0)} p99 ${p99?.toFixed(0)} ms; ` +
        `memory ${memory?.rss.toFixed(0)} MB, heap ${memory?.heap.toFixed(0)} MB, event loop at longest ${memory?.longest.toFixed(0)} ms`,
    );
  };
  const telling = setInterval(tell, MINUTE_MS);
  const watching = watch(target, end, findings);
  const lives = businesses.map((business, i) =>
    live({ target, business, random: new Random(`${seed} ${i}`), until: end, told, day: [] }),
  );
  await Promise.all([...lives, watching]);
  clearInterval(telling);
  say(`each business's percentiles, minute by minute: ${log}`);
  return told;
}

/** A server that ended is told, and started again: the others' day goes on. */
async function watch(target: Target, end: number, findings: Findings): Promise<void> {
  for (let restarts = 0; Date.now() < end && restarts < MOST_RESTARTS; ) {
    await new Promise((done) => setTimeout(done, Math.min(5_000, Math.max(100, end - Date.now()))));
    if (await target.answers(PATIENCE_MS)) continue;
    findings.add('the server ended or hangs', target.lastWords());
    restarts++;
    await target.restart();
  }
}

async function startNeighbours(url: string, seed: number, emails: string) {
  const file = fileURLToPath(new URL('./soak/neighbours.ts', import.meta.url));
  const child = run(process.execPath, ['--import', 'tsx', file, url, String(seed), emails]);
  let running = true;
  void child.exited.then(() => {
    running = false;
  });
  await until(
    'the hostile neighbours',
    () => {
      if (!running) throw new Error(child.output());
      return child.output().includes('ready');
    },
    NEIGHBOURS_MS,
  );
  return { output: child.output, end: () => child.end(), running: () => running };
}

const tookOf = (told: readonly Told[]) => told.map(({ took }) => took);

function judge(told: readonly Told[], when: string, findings: Findings): void {
  for (const { what, trouble, business } of told) {
    if (trouble) findings.add(`${when}, ${what}: ${trouble.slice(0, 40)}`, `${business}: ${trouble}`);
  }
}

interface Memory {
  at: number;
  rss: number;
  heap: number;
  external: number;
  longest: number;
}

const memoryOf = (file: string): Memory[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Memory)
    : [];

interface Result {
  alone: readonly Told[];
  together: readonly Told[];
  memory: readonly Memory[];
  lagMs: number;
  minutes: number;
  tenants: number;
  seed: number;
}

function conclude(result: Result, findings: Findings): Outcome {
  const { alone, together, memory, lagMs, minutes, tenants, seed } = result;
  const baseline = percentile(tookOf(alone), 0.99);
  const [low, high] = uncertainty(tookOf(alone), 0.99, new Random(String(seed)));
  const names = [...new Set(together.map(({ business }) => business))];
  const ratios = names.map(
    (name) => percentile(tookOf(together.filter(({ business }) => business === name)), 0.99) / baseline,
  );
  const over = ratios.filter((ratio) => ratio > MOST_RATIO).length;
  if (over && alone.length >= ENOUGH)
    findings.add(
      `p99 over ${MOST_RATIO} times that of alone`,
      `${over} of ${names.length}, the worst ${Math.max(...ratios).toFixed(1)} times`,
    );
  // after warm-up: the first third does not count
  const settled = memory.slice(Math.floor(memory.length / 3));
  const growth = (of: 'rss' | 'heap') => {
    const points = settled.map((one) => ({ x: (one.at - (settled[0]?.at ?? 0)) / MINUTE_MS, y: one[of] }));
    const mean = points.reduce((sum, { y }) => sum + y, 0) / points.length;
    const perMinute = slope(points);
    return { perMinute, percent: (perMinute * (points.at(-1)?.x ?? 0) * 100) / mean };
  };
  const [rss, heap] = [growth('rss'), growth('heap')];
  for (const [name, { percent, perMinute }] of [
    ['memory', rss],
    ['heap', heap],
  ] as const) {
    if (minutes >= WARM_MINUTES && !(percent <= MOST_GROWTH_PERCENT))
      findings.add(
        `${name} grows`,
        `${percent.toFixed(0)} % over the last two thirds, ${perMinute.toFixed(2)} MB a minute`,
      );
  }
  const spread = [0, 0.5, 0.9].map((share) => percentile(ratios, share || 0.001).toFixed(2));
  const figures =
    `${minutes} minutes, ${tenants} businesses, ${together.length.toLocaleString('en-AU')} requests; p99 ${percentile(tookOf(together), 0.99).toFixed(0)} ms, ` +
    `alone ${baseline.toFixed(0)} ms (${alone.length} samples, ${low.toFixed(0)} to ${high.toFixed(0)}); ratio of a business at worst ${Math.max(...ratios).toFixed(2)}, ` +
    `${over} over ${MOST_RATIO}; heap ${heap.perMinute.toFixed(2)} and memory ${rss.perMinute.toFixed(2)} MB a minute over the last two thirds`;
  const targets = targetsTable([
    { what: 'p99 of a business : p99 alone, the worst business', value: Math.max(...ratios), most: MOST_RATIO },
    { what: 'memory grown over the last two thirds, %', value: rss.percent, most: MOST_GROWTH_PERCENT },
    { what: 'heap after collection grown over the last two thirds, %', value: heap.percent, most: MOST_GROWTH_PERCENT },
    { what: 'requests that went wrong', value: together.filter(({ trouble }) => trouble).length, most: 0, digits: 0 },
  ]);
  const text =
    `${tenants} businesses at work for ${minutes} minutes, ${RATE} requests a second each at random moments (lists, looks, writes, turns of the assistants, uploads, ` +
    'quotes made and sent), each with a live connection, beside hostile neighbours: fuzzed requests and signed messages, ids guessed, 8,000-character messages, hostile files, ' +
    'lists of 1,000 rows, guessed passwords from many addresses, connections that come and go. Before it each is alone on the server in turn, at the same rate: what is compared ' +
    `is each business's p99 with the p99 of all that was asked alone (${alone.length} requests, nine chances in ten between ${low.toFixed(0)} and ${high.toFixed(0)} ms). ` +
    `Ratios: smallest ${spread[0]}, middle ${spread[1]}, nine in ten up to ${spread[2]}, largest ${Math.max(...ratios).toFixed(2)}. ` +
    `The load comes from processes of its own; its own event loop was late by ${lagMs.toFixed(0)} ms at p99.`;
  const report = {
    title: 'Many businesses and hostile neighbours',
    text,
    tables: [targets, byTime(result), byKind(result)],
  };
  return { summary: figures, figures, findings: findings.all, report };
}

const PARTS = 12;
/** The soak in up to twelve parts: memory, and how long everybody waited. */
function byTime({ together, memory, minutes }: Result): string {
  const began = Math.min(...together.map(({ at }) => at));
  const part = (minutes * MINUTE_MS) / PARTS;
  const rows = Array.from({ length: PARTS }, (_, i) => {
    const within = ({ at }: { at: number }) => at >= began + i * part && at < began + (i + 1) * part;
    const took = tookOf(together.filter(within));
    const last = memory.filter(within).at(-1);
    const longest = Math.max(...memory.filter(within).map((one) => one.longest));
    const cells = [
      last?.rss,
      last?.heap,
      percentile(took, 0.5),
      percentile(took, 0.95),
      percentile(took, 0.99),
      longest,
    ];
    return [
      `to minute ${(((i + 1) * minutes) / PARTS).toFixed(minutes < PARTS ? 1 : 0)}`,
      String(took.length),
      ...cells.map((cell) => (Number.isFinite(cell) ? Number(cell).toFixed(0) : '')),
    ];
  });
  return plainTable(
    ['', 'requests', 'memory MB', 'heap MB', 'p50 ms', 'p95 ms', 'p99 ms', 'event loop at longest ms'],
    rows,
  );
}

function byKind({ alone, together }: Result): string {
  const kinds = [...new Set(together.map(({ what }) => what))].toSorted();
  const rows = kinds.map((kind) => {
    const of = (told: readonly Told[]) => tookOf(told.filter(({ what }) => what === kind));
    return [
      kind,
      String(of(together).length),
      ...[of(alone), of(together)].flatMap((took) =>
        [percentile(took, 0.5), percentile(took, 0.99)].map((ms) => ms.toFixed(0)),
      ),
    ];
  });
  return plainTable(['request', 'number', 'alone p50 ms', 'alone p99 ms', 'together p50 ms', 'together p99 ms'], rows);
}
