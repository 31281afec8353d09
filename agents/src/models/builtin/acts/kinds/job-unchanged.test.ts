import { AIMessage, HumanMessage, SystemMessage } from '@langchain/core/messages';
import { describe, expect, it } from 'vitest';
import { block } from '../../../../blocks.ts';
import { type KnownRecord, recordLines } from '../../../../known.ts';
import { CONTEXT } from '../../decide.test-support.ts';
import { plan } from '../../plan.ts';
import { read } from '../../reading.ts';

const GATE: KnownRecord = {
  kind: 'job',
  id: 'gate',
  name: 'Gate hinges',
  number: '2203',
  client: 'Toni Velasco',
  status: 'pending',
  date: '2026-11-26',
};
const MOVED = 'Updated job 2203 - Gate hinges for Toni Velasco: date Thu 26 Nov 2026 (was Tue 24 Nov 2026).';

function after(answer: string, said: string) {
  const text = `${said}\n\n${block('records', recordLines([GATE, { kind: 'client', id: 'toni', name: 'Toni Velasco' }]))}`;
  const talk = [new HumanMessage('can you move her gate to thursday'), new AIMessage(answer)];
  const later = [new HumanMessage('whats sandstone got owing'), new AIMessage('Nothing is due from Sandstone.')];
  const all = [new SystemMessage(CONTEXT), ...talk, ...later, new HumanMessage(text)];
  return plan(read(all, ['update_job', 'undo_last', 'find_job']));
}

describe('a job that goes back to the day it stood on', () => {
  it.each([
    'put the gate back to the day it was',
    'tonis changed her mind again put the gate back to the day it was',
    'move the gate hinges back to where they were',
    'move toni back to where she was',
    'actually put toni back to her old slot',
    'bring the gate hinges back to the original date',
    'put toni back on the day she was booked',
  ])('is moved back where that is known: %s', (said) =>
    expect(after(MOVED, said).calls).toEqual([{ name: 'undo_last', args: { record: 'gate' } }]),
  );

  it('else it is asked', () => {
    const { calls, text } = after('Job 2203 is on Thursday.', 'put the gate back to the day it was');
    expect(calls).toEqual([]);
    expect(text).toBe('Which day should job 2203 - Gate hinges go back to?');
  });

  it('what was changed since is not taken back for it', () => {
    const told = `${MOVED}\nUpdated job 2203 - Gate hinges for Toni Velasco: description Bring shims.`;
    expect(after(told, 'put the gate back to the day it was').text).toMatch(/^Which day/);
  });

  it.each([
    [`${MOVED.slice(0, -1)}, description Bring shims.`, 'more was changed with it'],
    [`${MOVED}\nMarked job 2203 as completed.`, 'it was finished since'],
    [`${MOVED}\nUndone: ${MOVED}`, 'it was taken back already'],
    ['Updated job 22 - Gate: date Thu 26 Nov 2026.', 'it was another job'],
  ])('%j is not taken back: %s', (told) =>
    expect(after(told, 'put the gate back to the day it was').calls).toEqual([]),
  );

  it.each([
    'note on the gate: put the post back how it was',
    'tell toni ill put the gate back where it was',
    'quote toni 300 to move the gate back to where it was',
    'remind me to put the gate back how it was',
    'toni wants the gate put back to where it was',
    'put the gate hinges status back to what it was',
    'change the gate price back to what it was',
    'put the gate back to friday',
  ])('is another thing: %s', (said) => {
    const { calls, text } = after(MOVED, said);
    expect(calls.map(({ name }) => name)).not.toContain('undo_last');
    expect(text).not.toMatch(/^Which day/);
  });

  it.each(['put the gate back how it was', 'move the gate back to where it was'])(
    'of a thing no day is asked for: %s',
    (said) => expect(after('Job 2203 is on Thursday.', said).text).not.toMatch(/^Which day/),
  );
});
