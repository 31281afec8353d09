import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ABILITIES, type Ability, fromWords, inWords, lacking } from './abilities.ts';
import { ASSISTANT_TEAM } from './assistants/registry.ts';
import { FILE } from './models/builtin/acts/kinds/words.test-support.ts';
import { wholeActs } from './models/builtin/acts/plan-acts.ts';
import { beyondUs } from './models/builtin/intent/intents.ts';
import { BEYOND } from './models/builtin/lexicon/beyond.ts';
import { BEYOND_OFFICE } from './models/builtin/lexicon/beyond-office.ts';
import { CANNOT, WANTS } from './models/builtin/lexicon/cannot.ts';
import { defineTool, read } from './tools/tool.ts';

const dial = defineTool({
  name: 'ring_client',
  description: 'Rings a client.',
  doing: 'Ringing',
  gives: ['ring_people'],
  args: z.object({}),
  run: async () => read('Rung.'),
});
const facts = (cannot?: ReadonlySet<Ability>) => ({ today: '2026-11-20', country: 'AU' as const, cannot });

describe('what assistants decline', () => {
  it('is what no tool gives: a new one leaves the list by itself', () => {
    expect(lacking([])).toEqual(Object.keys(ABILITIES));
    expect(lacking([dial])).not.toContain('ring_people');
    expect(lacking([dial])).toContain('move_money');
    const team = Object.values(ASSISTANT_TEAM).flatMap(({ tools }) => tools);
    expect(lacking([...team, dial])).toHaveLength(lacking(team).length - 1);
  });

  it('is read back from the words of the prompt', () => {
    const all = lacking([dial]);
    expect([...fromWords(inWords(all))]).toEqual(all);
    expect(fromWords('').size).toBe(0);
  });

  it('has an answer by the built-in model for every ability, and none for what a tool gives', () => {
    const answered = [...BEYOND, ...BEYOND_OFFICE]
      .map(({ ability }) => ability)
      .concat(Object.values(WANTS) as Ability[]);
    expect(new Set(answered)).toEqual(new Set(Object.keys(ABILITIES)));
    expect(Object.keys(CANNOT)).toEqual(expect.arrayContaining(Object.keys(WANTS)));

    const saidTo = (cannot: readonly Ability[]) =>
      wholeActs('can you ring the council for me', { facts: facts(new Set(cannot)), records: FILE, history: [] })
        .map(({ say }) => say ?? '')
        .join();
    expect(saidTo(lacking([]))).toMatch(/^I can't ring people/);
    expect(saidTo(lacking([dial]))).not.toMatch(/can't ring/);
    expect(beyondUs('ring the strata manager', { records: [], facts: facts() })).toBe('cannot_call');
    expect(beyondUs('ring the strata manager', { records: [], facts: facts(new Set(lacking([dial]))) })).toBeNull();
  });
});
