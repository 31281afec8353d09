import type { Random } from '../robustness/random.ts';

/** Where a business is, and a month of its own in which the clocks change. */
export interface Season {
  country: 'AU' | 'NZ';
  place: string;
  zone: string;
  /** A Monday. */
  first: string;
  /** The Sunday on which the clocks change. */
  change: string;
}

/** Forward in spring, back in autumn: Smoko's two countries change on different days in spring, on the same in autumn. */
const SEASONS: readonly Season[] = [
  { country: 'AU', place: 'Dapto NSW', zone: 'Australia/Sydney', first: '2026-09-14', change: '2026-10-04' },
  { country: 'NZ', place: 'Nelson, New Zealand', zone: 'Pacific/Auckland', first: '2026-09-07', change: '2026-09-27' },
  { country: 'AU', place: 'Dapto NSW', zone: 'Australia/Sydney', first: '2026-03-09', change: '2026-04-05' },
  { country: 'NZ', place: 'Nelson, New Zealand', zone: 'Pacific/Auckland', first: '2026-03-09', change: '2026-04-05' },
];
export const seasonOf = (seed: number): Season => SEASONS[seed % SEASONS.length] as Season;

/** One start of the server: it runs for some seconds from that moment on. */
export interface Phase {
  index: number;
  at: Date;
  /** `YYYY-MM-DD` in the business's zone. */
  day: string;
  /** At which time of day automations run on that day: what is due at night waits for the morning. */
  runsAt: string;
  /** Somebody is in the office: quotes go out, and what waits for a yes is decided. */
  office: boolean;
  night: boolean;
  /** People write at that moment; else it is quiet. Reading the first message of a start costs the most. */
  talk: boolean;
  kill: Kill | null;
}
/** In the middle of a run of automations, of taking messages in, of handing messages over. */
type Kill = 'run' | 'inbound' | 'sending';

const BUSINESS_DAYS = 30;
const NIGHT_RUNS = 4;
const SMALL_HOURS = 2;
const TALK = 0.25;
const DAY_MS = 86_400_000;
export const MORNING_RUN = '09:00';
const EVENING_RUN = '20:15';

export const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The moment at which clocks of a zone show that, worked out without the server's libraries. */
export function instantOf(day: string, time: string, zone: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const once = shown - offsetAt(shown, zone);
  return new Date(shown - offsetAt(once, zone));
}

/** What clocks of a zone show at a moment, as if it were UTC. */
export const shownAt = (at: Date, zone: string): Date => new Date(at.getTime() + offsetAt(at.getTime(), zone));
export const dayIn = (at: Date, zone: string): string => shownAt(at, zone).toISOString().slice(0, 10);

function offsetAt(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at);
  const [, sign = '+', hours = '0', minutes = '0'] =
    /GMT([+-])(\d\d):(\d\d)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

const clock = (random: Random, from: number, until: number): string => {
  const minutes = random.int(from, until);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

type Moment = Pick<Phase, 'day' | 'runsAt' | 'office' | 'night'> & { time: string };

function* momentsOf(days: readonly string[], season: Season, random: Random): Iterable<Moment> {
  const drawn = (count: number) => new Set(Array.from({ length: count }, () => random.int(1, days.length - 4)));
  const [evenings, smallHours] = [drawn(NIGHT_RUNS), drawn(SMALL_HOURS)];
  for (const [i, day] of days.entries()) {
    const runsAt = evenings.has(i) ? EVENING_RUN : MORNING_RUN;
    const office = { day, runsAt, office: true, night: false };
    const sleeping = { office: false, night: true };
    if (smallHours.has(i)) yield { ...sleeping, day, runsAt, time: clock(random, 15, 6 * 60 + 50) };
    if (runsAt === MORNING_RUN) yield { ...office, time: clock(random, 9 * 60 + 2, 17 * 60 + 30) };
    else {
      yield { ...office, time: clock(random, 8 * 60 + 5, 8 * 60 + 50) };
      yield { ...sleeping, day, runsAt, time: clock(random, 20 * 60 + 20, 23 * 60 + 40) };
    }
  }
  const time = random.pick(['01:30', '03:10', '07:20']);
  yield { day: season.change, runsAt: MORNING_RUN, office: false, night: true, time };
}

/** Thirty business days, some of them with an evening or small hours, and the night in which the clocks change. */
export function phasesOf(season: Season, random: Random): Phase[] {
  const days: string[] = [];
  for (let day = season.first; days.length < BUSINESS_DAYS; day = shiftDay(day, 1)) if (!isWeekend(day)) days.push(day);
  const phases = [...momentsOf(days, season, random)]
    .map((moment) => ({ ...moment, at: instantOf(moment.day, moment.time, season.zone) }))
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, day, runsAt, office, night }, index): Phase => {
      return { index, at, day, runsAt, office, night, talk: random.chance(TALK), kill: null };
    });
  const mornings = phases.filter(({ office, runsAt }) => office && runsAt === MORNING_RUN);
  for (const [n, kill] of (['run', 'inbound', 'sending'] as const).entries()) {
    const phase = mornings[random.int(5 + n * 6, 9 + n * 6)];
    if (phase) phase.kill = kill;
    if (phase && kill === 'inbound') phase.talk = true;
  }
  const last = phases.at(-1);
  if (last) last.talk = true;
  return phases;
}
