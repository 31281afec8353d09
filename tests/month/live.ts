import { type Automation, createClient, refresh } from '@smoko/contract';
import { Random } from '../robustness/random.ts';
import { type Account, signUpOnly } from '../support/account.ts';
import { SEED } from '../support/seed.ts';
import { until } from '../support/until.ts';
import { instantOf, MORNING_RUN, type Phase, phasesOf, type Season, seasonOf, shiftDay, shownAt } from './calendar.ts';
import { bring, OWN } from './doors.ts';
import type { Ledger, Received } from './ledger.ts';
import { drawLetters, type Letter } from './letters.ts';
import { all, ask, automationsOf, begin, decide, each, putOnFile, sendDrafts, turnOn } from './owner.ts';
import { drawPeople, newNumbers, newWords, type Person } from './people.ts';
import { findPremises, type Premises } from './premises.ts';
import { openProviders, type ProvidersOutside } from './providers.ts';
import { drawThings } from './things.ts';

/** SMOKO_MONTH_SIZE=1 is a business with 200 clients and a thousand messages; what every build lives through is smaller. */
const SIZE = Number(process.env.SMOKO_MONTH_SIZE ?? 0.2);
const CLIENTS = Math.floor(200 * SIZE);
const SUPPLIERS = Math.floor(12 * SIZE);
export const LETTERS = Math.floor(1_000 * SIZE);
const POLL_MS = 100;
const WAIT_MS = 120_000;
const TOKEN_MS = 300_000;
const FOLLOWS_THE_LINK = 0.4;

/** A month that is over, with the server running for whoever has questions. */
export interface Month {
  season: Season;
  phases: readonly Phase[];
  people: { clients: Person[]; suppliers: Person[] };
  ledger: Ledger;
  account: Pick<Account, 'fetch'>;
  premises: Premises;
  close(): Promise<void>;
}

interface Living {
  season: Season;
  people: Month['people'];
  ledger: Ledger;
  premises: Premises;
  providers: ProvidersOutside;
  account: Account;
  /** When its token was given, by the real clock. */
  signedIn: number;
  /** What was not taken yet, because the server died at it. */
  undelivered: Letter[];
  automations: Automation[];
  random: Random;
}

/** Lives through all of it. The seed says who writes what, and when the server dies. */
export async function liveMonth(): Promise<Month> {
  const of = (what: string) => new Random(`${SEED}:${what}`);
  const season = seasonOf(SEED);
  const phases = phasesOf(season, of('calendar'));
  const words = newWords(of('words'));
  const numbers = newNumbers(season.country);
  const people = drawPeople(of('people'), words, numbers, CLIENTS, SUPPLIERS);
  const things = drawThings(of('things'), words, people, phases);
  const letters = drawLetters({ random: of('letters'), phases, things, people, numbers, count: LETTERS });
  const ledger: Ledger = {
    letters,
    things,
    received: [],
    sendings: [],
    approved: [],
    declined: [],
    unheard: new Map(),
    unsubscribed: [],
    refused: [],
    badLuck: 0,
    owner: '',
  };

  let phase = 0;
  const clock = () => ({ at: premises.now(), phase });
  const providers = await openProviders(of('providers'), clock);
  const premises = findPremises(providers.env);
  const close = async () => {
    await premises.remove();
    await providers.close();
  };
  try {
    const account = await open(phases, season, premises);
    const living: Living = {
      ...{ season, people, ledger, premises, providers, account, undelivered: [], automations: [] },
      signedIn: Date.now(),
      random: of('life'),
    };
    await settleIn(living);
    for (const one of phases) {
      phase = one.index;
      if (phase > 0) await premises.open(one.at);
      await staySignedIn(living);
      await livePhase(living, one);
      await premises.shut();
    }
    await lastMorning(living, phases);
    ledger.badLuck = providers.badLuck();
    await staySignedIn(living);
    return { season, phases, people, ledger, premises, account: premises.as(living.account), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open([first]: readonly Phase[], { place }: Season, premises: Premises): Promise<Account> {
  if (!first) throw new Error('The month has no days.');
  await premises.open(first.at);
  return signUpOnly(premises.server().url, { business_location: place });
}

/** A token ends after a quarter of an hour, and a month may take longer on a busy machine. */
async function staySignedIn(living: Living): Promise<void> {
  if (Date.now() - living.signedIn < TOKEN_MS) return;
  const client = createClient({ baseUrl: living.premises.server().url });
  const next = await client.call(refresh, { refresh_token: living.account.refreshToken });
  const { access_token: token, refresh_token: refreshToken } = next;
  if (!token || !refreshToken) throw new Error('No tokens were given.');
  living.account = { ...living.account, token, refreshToken };
  living.signedIn = Date.now();
}

/** Opens the link of the mail that confirms the owner's address. */
async function confirmAddress(account: Account, providers: ProvidersOutside): Promise<void> {
  const token = await until('the mail that confirms the address', async () => {
    const mails = await providers.taken();
    return mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
  });
  const response = await account.fetch('/api/auth/verify-email', { method: 'POST', json: { token } });
  if (!response.ok) throw new Error(`verify-email answered ${response.status}: ${await response.text()}`);
}

async function settleIn(living: Living): Promise<void> {
  const { account, people, season, automations, providers, ledger } = living;
  ledger.owner = account.email;
  await confirmAddress(account, providers);
  const preferred_channel = new Random(`${SEED}:channel`).pick(['sms', 'email']);
  const json = { ...OWN, preferred_channel };
  const response = await account.fetch('/api/settings', { method: 'PATCH', json });
  if (!response.ok) throw new Error(`settings answered ${response.status}: ${await response.text()}`);
  const settings = (await response.json()) as { time_zone: string };
  if (settings.time_zone !== season.zone) throw new Error(`The business is in ${settings.time_zone}.`);
  await putOnFile(account, [...people.clients, ...people.suppliers]);
  await turnOn(account, MORNING_RUN);
  automations.push(...(await automationsOf(account)));
}

/** One start of the server: what is due goes, people write, and where somebody is in the office they work. */
async function livePhase(living: Living, phase: Phase): Promise<void> {
  const { premises, providers, ledger, random, account } = living;
  const here = () => premises.as(account);
  const kills = premises.kills();
  if (phase.kill === 'run') providers.after(random.int(1, 3), () => premises.kill());
  const atOnce = random.chance(0.4);
  const running = () => premises.surely(() => runsOver(living, phase));
  if (atOnce && phase.kill === null) await Promise.all([running(), deliver(living, phase)]);
  else {
    await running();
    await deliver(living, phase);
  }
  await premises.surely(() => drained(living));
  read(living, phase);
  if (phase.office) {
    if (phase.kill === 'sending') providers.after(random.int(1, 4), () => premises.kill());
    const beginning = ledger.things.filter(({ from }) => from === phase.index);
    await premises.surely(() => begin(here(), beginning, ledger, phase));
    await premises.surely(() => decide(here(), ledger, phase));
    await premises.surely(() => sendDrafts(here(), ledger, phase));
    await premises.surely(() => drained(living));
  }
  // nothing left at which it was to die
  if (phase.kill && premises.kills() === kills) await premises.surely(() => premises.kill());
  await hear(living);
  await setTimes(living, phase);
}

/** Until all automations that are due by then have run. */
async function runsOver({ premises, account, automations, season }: Living, { at }: Phase): Promise<void> {
  const time = shownAt(at, season.zone).toISOString().slice(11, 16);
  const weekday = (instant: Date) => shownAt(instant, season.zone).getUTCDay();
  const due = automations.filter(({ next_run_at, time: from, kind }) => {
    const next = new Date(next_run_at ?? at.getTime() + 1);
    return next <= at && time >= from && (kind !== 'monday_summary' || weekday(next) === weekday(at));
  });
  const ran = ({ last_run_at }: Automation) => last_run_at !== null && new Date(last_run_at) >= at;
  await until(
    `${due.map(({ kind }) => kind).join(', ')} to run`,
    async () => {
      const now = await automationsOf(premises.as(account));
      return due.every(({ kind }) => now.some((one) => one.kind === kind && ran(one)));
    },
    WAIT_MS,
  );
}

/** What people write at this moment, and what could not be brought before; the server may die at it. */
async function deliver(living: Living, phase: Phase): Promise<void> {
  const { premises, ledger, random } = living;
  const lasts = random.int(50, 900);
  const end = phase.kill === 'inbound' ? pause(lasts).then(() => premises.kill()) : null;
  living.undelivered.push(...ledger.letters.filter((letter) => letter.phase === phase.index));
  do {
    const now = living.undelivered.splice(0);
    living.undelivered = await bring(premises.server(), now);
    await premises.surely(async () => {
      if (living.undelivered.length) await premises.as(living.account).fetch('/api/health');
    });
  } while (living.undelivered.length);
  await premises.surely(async () => end);
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Until nothing waits to be read, and nothing to leave but what waits for its time. */
async function drained({ premises, account }: Living): Promise<void> {
  const here = premises.as(account);
  await until(
    'everything to be read and sent',
    async () => {
      await pause(POLL_MS);
      const { data } = await ask<{ data: unknown[] }>(here, 'inbox?status=received&limit=1');
      if (data.length) return false;
      const queued = await all<{ reason: string | null; not_before: string | null }>(here, 'outbox?status=queued');
      return queued.every(({ reason, not_before }) => reason !== null || not_before !== null);
    },
    WAIT_MS,
  );
}

function read({ ledger, premises }: Living, { index }: Phase): void {
  for (const letter of ledger.letters) if (letter.phase <= index) letter.readAt ??= premises.now();
}

/** What reached people since; some follow the link for no more of it. */
async function hear({ ledger, providers, premises }: Living): Promise<void> {
  const heard: Received[] = await providers.taken();
  ledger.received.push(...heard);
  ledger.refused.push(...(await providers.refused()));
  const follows = (who: string) => new Random(`${SEED}:link:${who}`).chance(FOLLOWS_THE_LINK);
  const unwanted = heard.filter(({ unsubscribe, to }) => unsubscribe !== null && follows(to));
  await each(unwanted, async ({ unsubscribe, to }) => {
    const { pathname } = new URL(String(unsubscribe));
    const body = 'List-Unsubscribe=One-Click';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await fetch(premises.server().url + pathname, { method: 'POST', body, headers });
    if (!response.ok) throw new Error(`The link in a mail answered ${response.status}.`);
    ledger.unsubscribed.push({ address: to, at: premises.now() });
  });
}

/** Their owner sets the automations to the evening, for once; and back. */
async function setTimes(living: Living, { runsAt, office, night }: Phase): Promise<void> {
  const here = living.premises.as(living.account);
  const isEvening = runsAt !== MORNING_RUN;
  if (isEvening && office) await turnOn(here, runsAt);
  if (isEvening && night) await turnOn(here, MORNING_RUN);
  living.automations = await automationsOf(here);
}

/** The morning after: what waited for it goes, and what the providers did not take is tried once more. */
async function lastMorning(living: Living, phases: readonly Phase[]): Promise<void> {
  const { premises, season, account } = living;
  const day = shiftDay(phases.at(-1)?.day ?? '', 1);
  await premises.open(instantOf(day, '08:30', season.zone));
  const idle = async () => (await all(premises.as(account), 'outbox?status=queued')).length === 0;
  await until('everything to have left', idle, WAIT_MS);
  await hear(living);
}
