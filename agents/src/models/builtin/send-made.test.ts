import { describe, expect, it } from 'vitest';
import type { Reading, ToolResultSeen } from './reading.ts';
import { wasNotSent } from './send-made.ts';

const CHANGED: ToolResultSeen = {
  tool: 'update_client',
  ok: true,
  waits: false,
  drafted: false,
  summary: 'Updated client.',
};
const READING: Reading = {
  facts: { today: '2026-11-20', country: 'AU', user: '', business: '', jobOnScreen: null },
  tools: new Set(),
  router: false,
  message: '',
  original: null,
  doneSoFar: [],
  earlier: [],
  records: [],
  history: [],
  results: [],
  files: [],
  material: null,
};
const after = (message: string, results: readonly ToolResultSeen[] = [CHANGED]): boolean =>
  wasNotSent({ ...READING, message, results: [...results] });

describe('what was changed and should have gone out', () => {
  it.each([
    'its fatima.h@example.com now, fix that then email it there',
    'make it 1430 and send it',
    'change her number to 0400 111 222 and text it to her',
    'put 4 hours on it then flick it over',
    'knock 50 off and then send that',
  ])('is told: %s', (said) => expect(after(said)).toBe(true));

  it.each([
    'note on bobs job: grab the lever and send it back to reece',
    'pull the pump out and send it away',
    'mark the mower done and send it to the tip',
    'note that he wants us to measure it and send it',
    'remind me to check it and send it',
    'mark it paid, i printed it and sent it',
    'change the task to fix the gate and text it in',
    'dont change the price and send it',
    'move bob to friday and send that bloke a text',
  ])('is none: %s', (said) => expect(after(said)).toBe(false));

  it('is not said where it was sent, or handed on', () => {
    expect(after('make it 1430 and send it', [CHANGED, { ...CHANGED, tool: 'send_quote' }])).toBe(false);
    expect(after('make it 1430 and send it', [{ ...CHANGED, tool: 'hand_over' }])).toBe(false);
  });
});
