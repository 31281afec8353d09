import { expect, it } from 'vitest';
import type { Actor } from '../actor.ts';
import { describedBy } from './described.ts';

const agent = { assistant: 'renea', model: 'builtin', threadId: null, runId: 'r' } as const;
const by = (via: Actor['via'], of: Pick<Actor, 'agent'> = {}) => ({ actor: { via, ...of } });
const before = { description: 'Everything' };

it.each([
  ['a form', by('web'), 'Second half', null, { described_by_hand: true }],
  ['the terminal', by('cli'), 'Second half', before, { described_by_hand: true }],
  ['a form that says nothing', by('web'), null, before, { described_by_hand: false }],
  ['a form that leaves it as it is', by('web'), 'Everything', before, {}],
  ['a form that is not about it', by('web'), undefined, before, {}],
  ['an assistant', by('web', { agent }), 'Other, same', null, { described_by_hand: false }],
  ['what an assistant drafted and somebody saved', by('agent'), 'Other, same', null, { described_by_hand: false }],
  ['a message from outside', by('inbound'), 'Paid', null, { described_by_hand: false }],
] as const)('the words of money from %s', (_, call, description, old, stored) => {
  expect(describedBy(call, { description }, old)).toEqual(stored);
});
