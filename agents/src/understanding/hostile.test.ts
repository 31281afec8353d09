import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeOffice } from '../testing/office.ts';
import { shapes } from '../testing/shapes.ts';
import { turn } from '../testing/turns.ts';
import { MOST_STEPS, stepsOf, TooMuchWork } from './budget.ts';
import { perform, type TaskName } from './tasks.ts';

const LENGTH = 8_000;
const MOST_TIMES = 50;

/** Processor time of this process, in milliseconds: what else the machine does is not in it. */
async function taken(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

let seed = fc.readConfigureGlobal().seed ?? 1;
/** 0 to 1 (Lehmer): the same for the same seed, another part of the shapes for each. */
const random = (): number => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
};

const ORDINARY = [
  (n: number) => `Order ${n} downlights at $24.90 each for job 1001 from Reece and tell me the total`,
  (n: number) => `New job for Priya Sharma at ${n} Banksia St Kew, hot water, $2,400, Friday at 9`,
  (n: number) => `remind me to ring Dave about the ${n} sheets tomorrow arvo`,
  (n: number) => `invoice Thuy $${n} for the vanity, due next friday`,
  (n: number) => `who owes me more than $${n}?`,
];
const sayTo = (message: string) => turn(fakeOffice(), message);

describe('what is sent on purpose, or pasted by mistake', () => {
  it('takes at most fifty times an ordinary turn, whatever its shape', async () => {
    for (let i = 0; i < 20; i++) await sayTo(ORDINARY[i % ORDINARY.length]?.(i) ?? '');
    const ordinary: number[] = [];
    const slow: string[] = [];
    let n = 100;
    const median = () => ordinary.toSorted((a, b) => a - b)[ordinary.length >> 1] ?? 0;
    for (const { name, text } of shapes(LENGTH, random).filter(() => random() < 0.4)) {
      const say = ORDINARY[n % ORDINARY.length] ?? String;
      ordinary.push(await taken(() => sayTo(say(n++))));
      // said a little otherwise each time: what was worked out before is no help. What is compiled meanwhile is no work
      // of the message: the least of a few counts, and one is mostly enough
      let least = Number.POSITIVE_INFINITY;
      for (let i = 0; i < 4 && !(least <= MOST_TIMES * median()); i++)
        least = Math.min(least, await taken(() => sayTo(`${i}${text}`.slice(0, LENGTH))));
      if (least > MOST_TIMES * median()) slow.push(`${name}: ${Math.round(least / median())} times`);
    }
    expect(slow).toEqual([]);
  }, 600_000);

  const facts = { today: '2026-11-20', country: 'AU' } as const;
  const incoming = (text: string) => ({
    channel: 'email',
    from: { address: 'a@example.org', name: null },
    contact: { kind: 'unknown', id: null, name: 'a@example.org' },
    subject: text.slice(0, 200),
    text,
    files: [],
    automatic: null,
    about: { quote_id: null, project_id: null, finance_record_id: null },
    book: { quotes: [], jobs: [], invoices: [], items: [] },
    ...facts,
  });
  const WAYS: [TaskName, (text: string) => unknown[]][] = [
    [
      'receiver',
      (message) => [
        { message, assistant: 'jerry' },
        { records: [], facts, history: [] },
      ],
    ],
    ['meantTools', (text) => [text, { records: [], facts }]],
    ['onlyTool', (text) => [text, { records: [], facts }]],
    ['respond', (text) => [[{ type: 'human', text }], []]],
    ['readInbound', (text) => [incoming(text)]],
    ['daysIn', (text) => [text, facts.today]],
    ['readQuote', (text) => [text]],
  ];

  it.each(WAYS)(
    '%s ends, or says that it is too much',
    (task, input) => {
      for (const { name, text } of shapes(LENGTH, random, 2).filter(() => random() < 0.2)) {
        try {
          perform({ task, input: input(text) });
        } catch (error) {
          expect(error, name).toBeInstanceOf(TooMuchWork);
        }
      }
    },
    600_000,
  );

  it('is answered in plain words, and nothing is done', async () => {
    const office = fakeOffice();
    const { text, events } = await turn(office, 'new client Mary Smith, '.repeat(300));
    expect(text).toMatch(/more than I can work through in one go.*shorter messages/);
    expect(events.some(({ type }) => type === 'receipt' || type === 'approval')).toBe(false);
  });

  it('is far from what people write', () => {
    const around = { records: [], facts };
    for (const say of ORDINARY)
      expect(stepsOf(() => perform({ task: 'meantTools', input: [say(7), around] }))).toBeLessThan(MOST_STEPS / 10);
  });

  it('is no list of fifty expenses', async () => {
    const list = Array.from({ length: 50 }, (_, i) => `Bunnings ${20 + i}.50 timber`).join(', ');
    const { text } = await turn(fakeOffice(), `log these expenses: ${list}`);
    expect(text).not.toMatch(/more than I can work through/);
  });
});
