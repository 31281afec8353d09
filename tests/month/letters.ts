import { createHash } from 'node:crypto';
import type { Channel } from '@smoko/contract';
import type { Random } from '../robustness/random.ts';
import { type Phase, shiftDay } from './calendar.ts';
import { grouped } from './grouped.ts';
import type { Numbers, Person } from './people.ts';
import type { Thing } from './things.ts';
import { answerTo, chatter, dayInWords, type Meaning, noMoreMails, startWords, stopWords } from './words.ts';

/** A message that somebody sends to the business. */
export interface Letter {
  /** What the provider calls it: its own name of a text, a mail's Message-ID. */
  id: string;
  channel: Channel;
  /** E.164, or an address. */
  from: string;
  name: string;
  subject: string;
  body: string;
  meaning: Meaning;
  /** What it is an answer about, as whoever sent it knows. */
  about: Thing | null;
  /** At which start of the server it is sent. */
  phase: number;
  /** The provider says it twice. */
  twice: boolean;
  /** From when on Smoko has read it: the moment at which nothing waited to be read any more. null: not yet. */
  readAt: Date | null;
}

const ANSWERED = 0.5;
const SECOND_THOUGHTS = 0.2;
const TWICE = 0.08;
const LAST_ANSWER = 9;
/** Who owes something says STOP by then: in time for the last reminder of it. */
const LAST_STOP = 5;
/** A delay is by so many days. */
export const LATER_DAYS = 6;

interface Parts {
  random: Random;
  phases: readonly Phase[];
  things: readonly Thing[];
  people: { clients: Person[]; suppliers: Person[] };
  numbers: Numbers;
  count: number;
}

/** So many messages at random moments of the month; who sends what about which thing follows from the seed. */
export function drawLetters({ random, phases, things, people, numbers, count }: Parts): Letter[] {
  const letters: Letter[] = [];
  const talking = (from: number) => phases.find(({ index, talk }) => talk && index >= from);
  const write = (whose: Person, phase: number, meaning: Meaning, body: string, about: Thing | null, by?: Channel) => {
    const both = whose.mobile !== null && whose.email !== null;
    const channel = by ?? (both ? random.pick(['sms', 'email'] as const) : whose.mobile ? 'sms' : 'email');
    const from = channel === 'sms' ? whose.mobile : whose.email;
    const moment = talking(phase);
    // by landline people ring; and a month ends
    if (!from || !moment) return;
    const id = createHash('sha256').update(`${letters.length}:${from}:${random.next()}`).digest('hex').slice(0, 32);
    const twice = random.chance(TWICE);
    const subject = channel === 'email' ? 'Hello' : '';
    letters.push({
      id,
      channel,
      from,
      name: whose.name,
      subject,
      body,
      meaning,
      about,
      phase: moment.index,
      twice,
      readAt: null,
    });
  };

  const open = grouped(things, ({ person }) => person);
  for (const thing of things.filter(({ stopped }) => !stopped)) {
    if (!random.chance(ANSWERED)) continue;
    const day = phases[thing.from]?.day ?? '';
    const named = (open.get(thing.person)?.length ?? 0) > 1 || random.chance(0.5);
    for (let after = random.int(1, LAST_ANSWER), n = 0; n === 0 || (n === 1 && random.chance(SECOND_THOUGHTS)); n++) {
      const phase = talking(thing.from + after + n * random.int(1, 6))?.index ?? phases.length;
      // about a day that is over nobody writes
      const date = phases[phase]?.day;
      const isOver = (thing.kind === 'appointment' || thing.kind === 'order') && String(date) >= thing.day;
      if (!date || isOver || date < day) continue;
      const said = thing.kind === 'order' ? thing.day : shiftDay(date, random.int(3, 9));
      const [meaning, body] = answerTo(random, thing, said, named);
      write(thing.person, phase, meaning, orderWords(body, meaning, thing), thing);
    }
  }
  const silent = drawStopped(random, things, write);
  const others = people.clients.filter((person) => !silent.has(person));
  drawOptOuts(random, phases, others, write);
  const crowd = { phases, people: { ...people, clients: others }, numbers, count: () => count - letters.length };
  drawChatter(random, crowd, write);
  return letters;
}

/** A delay is to a later day than agreed on. */
const orderWords = (body: string, meaning: Meaning, thing: Thing): string =>
  meaning === 'delay' ? body.replace(/(?:on|until) \w+ \d+ \w+$/, `until ${shiftedWords(thing)}`) : body;
const shiftedWords = ({ day }: Thing): string => dayInWords(shiftDay(day, LATER_DAYS));

type Write = (whose: Person, phase: number, meaning: Meaning, body: string, about: Thing | null, by?: Channel) => void;

/** Who is owed silence, and says nothing but STOP. */
function drawStopped(random: Random, things: readonly Thing[], write: Write): ReadonlySet<Person> {
  const silent = new Set(things.filter(({ stopped }) => stopped).map(({ person }) => person));
  for (const person of silent) write(person, random.int(1, LAST_STOP), 'stop', stopWords(random), null, 'sms');
  return silent;
}

/** Who wants no more of it, changes their mind, and says it twice; one such message of theirs at a time. */
function drawOptOuts(random: Random, phases: readonly Phase[], clients: readonly Person[], write: Write): void {
  for (const person of clients) {
    const phase = random.int(2, phases.length - 2);
    if (person.mobile && random.chance(0.25)) {
      write(person, phase, 'stop', stopWords(random), null, 'sms');
      const [, second, third, ...later] = phases.filter(({ talk, index }) => talk && index >= phase);
      if (second && random.chance(0.3)) write(person, second.index, 'stop', stopWords(random), null, 'sms');
      const back = third && random.chance(0.5) ? random.pick([third, ...later.slice(0, 2)]) : null;
      if (back) write(person, back.index, 'start', startWords(random), null, 'sms');
    }
    if (person.email && random.chance(0.1)) write(person, phase, 'no more mails', noMoreMails(random), null, 'email');
  }
}

interface Crowd extends Pick<Parts, 'phases' | 'people' | 'numbers'> {
  /** How many are still to be written. */
  count(): number;
}

/** Everybody else: strangers mostly, as who writes is not reminded of anything. */
function drawChatter(random: Random, { phases, people, numbers, count }: Crowd, write: Write): void {
  const talkers = people.clients.filter(() => random.chance(0.15));
  const nobody = { kind: 'client', phone: null, id: '' } as const;
  while (count() > 0) {
    const phase = random.int(0, phases.length - 1);
    const kind = random.pick(['client', 'supplier', 'stranger', 'stranger', 'stranger'] as const);
    const mobile = random.chance(0.7) ? numbers.mobile() : null;
    const email = mobile ? null : `stranger-${count()}@example.net`;
    const stranger: Person = { ...nobody, name: 'Somebody', mobile, email };
    const whose = { client: () => random.pick(talkers), supplier: () => random.pick(people.suppliers) };
    write(kind === 'stranger' ? stranger : whose[kind](), phase, 'chatter', chatter(random, kind), null);
  }
}
