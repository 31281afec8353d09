import type { Random } from '../robustness/random.ts';
import { type Phase, shiftDay } from './calendar.ts';
import type { Person } from './people.ts';

/** What the business and somebody have to do with each other, and may be written about. */
export interface Thing {
  kind: 'quote' | 'invoice' | 'appointment' | 'order';
  person: Person;
  /** "Deck Bamokilo": on file and in every message about it; its second word is in no other thing. */
  title: string;
  cents: number;
  /** Of an invoice the day it is due, of an appointment and an order theirs; of a quote the day it goes out. */
  day: string;
  /** The start of the server at which it is put on file, or goes out. */
  from: number;
  /** Of an invoice that is a deposit: the job it is for, which has the same title. */
  job: Thing | null;
  /** Who is to hear of it says STOP to that and nothing else. */
  stopped: boolean;
  /** Of the record, once it is on file. */
  id: string;
}

/** When a job begins, whichever day it is on. */
export const STARTS = '10:00';

const WORK = 'Deck Bathroom Switchboard Fence Gutters Driveway Pergola Rewiring Roof Tiling Shed Drain'.split(' ');
/** So many who have a mobile alone owe something, say STOP, and are owed silence. */
const STOPPED = 3;
const GOODS = 'Cylinder Vanity Decking Cable Bearers Flashing Pavers Tapware Battens Sheeting'.split(' ');

export function drawThings(
  random: Random,
  words: () => string,
  people: { clients: Person[]; suppliers: Person[] },
  phases: readonly Phase[],
): Thing[] {
  const things: Thing[] = [];
  const office = phases.filter((phase) => phase.office);
  const [first] = office;
  const last = office.at(-1);
  if (!first || !last) throw new Error('Nobody is ever in the office.');
  const dayAfter = (phase: Phase, low: number, high: number) => shiftDay(phase.day, random.int(low, high));
  /** Some day in the office of the first part of the month. */
  const early = (share: number) => office[random.int(0, Math.floor(office.length * share))] ?? first;
  const add = (kind: Thing['kind'], person: Person, from: Phase, day: string, job: Thing | null = null): Thing => {
    const title = job?.title ?? `${random.pick(kind === 'order' ? GOODS : WORK)} ${words()}`;
    const thing = {
      kind,
      person,
      title,
      cents: random.int(150, 9_000) * 100,
      day,
      from: from.index,
      job,
      stopped: false,
      id: '',
    };
    things.push(thing);
    return thing;
  };
  const quote = (person: Person) => {
    const sent = early(0.75);
    add('quote', person, sent, sent.day);
  };
  for (const person of people.clients) {
    if (random.chance(0.4)) quote(person);
    // who has several is asked about which of them they mean
    if (random.chance(0.1)) quote(person);
    if (random.chance(0.35)) {
      const made = early(0.7);
      add('invoice', person, made, dayAfter(made, -8, 14));
    }
    if (random.chance(0.35)) {
      const made = early(0.7);
      const job = add('appointment', person, made, dayAfter(made, 2, 12));
      if (random.chance(0.2)) add('invoice', person, made, dayAfter(made, 1, 10), job);
    }
  }
  const byText = people.clients.filter(({ mobile, email }) => mobile !== null && email === null);
  for (const person of byText.slice(0, STOPPED)) add('invoice', person, first, dayAfter(first, 2, 4)).stopped = true;
  for (const person of people.suppliers) {
    for (let n = random.int(2, 5); n > 0; n--) {
      const made = early(0.7);
      add('order', person, made, dayAfter(made, 2, 12));
    }
  }
  return things;
}

/** What a message to somebody is about: by the words that are in no other thing, and whether it speaks of money. */
export function createFinder(things: readonly Thing[]): (text: string) => Thing[] {
  const byWord = new Map<string, Thing[]>();
  for (const thing of things) {
    const word = thing.title.split(' ')[1] ?? '';
    byWord.set(word, [...(byWord.get(word) ?? []), thing]);
  }
  return (text) => {
    const named = [...new Set(text.match(/\b[A-Z][a-z]{7}\b/g) ?? [])].flatMap((word) => byWord.get(word) ?? []);
    const ofMoney = text.includes('$');
    return named.filter(({ kind, title }) => {
      const both = (byWord.get(title.split(' ')[1] ?? '') ?? []).length > 1;
      return !both || (kind === 'invoice') === ofMoney;
    });
  };
}
