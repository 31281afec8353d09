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
  const text = `${said}\n\n${block('records', recordLines([GATE]))}`;
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
});
