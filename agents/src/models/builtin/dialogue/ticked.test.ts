import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../known.ts';
import { tickedOff } from './ticked.ts';

const records: KnownRecord[] = [
  { kind: 'task', id: 'card', name: 'Renew white card', status: 'pending' },
  { kind: 'task', id: 'bins', name: 'Bins out', status: 'pending' },
];
const after = (answer: string) => ({
  records,
  history: [
    { role: 'user' as const, text: 'is the white card done' },
    { role: 'assistant' as const, text: answer },
  ],
  facts: { today: '2026-11-20', country: 'AU' as const },
});
const ONE = 'Michelle: No: Task Renew white card, Fri 27 Nov 2026, for Michelle, pending.';

describe('what was told and is done', () => {
  it.each([
    'yep did it this morning, tick it off',
    'tick it off',
    "yeah it's done",
    'done',
    'did that yesterday, mark it as done',
  ])('%s', (said) =>
    expect(tickedOff(said, after(ONE))?.call).toMatchObject({
      name: 'update_task',
      args: { task: 'card', status: 'completed' },
    }),
  );

  it.each(['yes', 'not done yet', 'tick it off on monday', 'did it cost much', 'done with bob, ring him'])(
    'leaves be: %s',
    (said) => expect(tickedOff(said, after(ONE))).toBeNull(),
  );

  it('takes none of two', () =>
    expect(
      tickedOff('did it, tick it off', after('2 open tasks:\n- Renew white card, pending\n- Bins out, pending')),
    ).toBeNull());
});
