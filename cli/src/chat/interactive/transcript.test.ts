import type { ApprovalCard, ChatMessage } from '@smoko/contract';
import { describe, expect, it } from 'vitest';
import { id, message } from '../../testing/samples.ts';
import { addMessages, emptyTranscript, type Transcript } from './transcript.ts';

const ours = new Set(['mine']);
const said = (client_message_id: string, over: Partial<ChatMessage> = {}) =>
  message({ id: id(1), role: 'user', assistant: null, status: 'running', content: 'Hi', client_message_id, ...over });
const step = (transcript: Transcript, ...messages: ChatMessage[]) => addMessages(transcript, messages, ours);
const lines = ({ items }: Transcript) =>
  items.map((item) => {
    if (item.kind === 'lines') return item.lines.join('/');
    return item.kind === 'note'
      ? `${item.tone}: ${item.text}`
      : `${item.message.content}${item.elsewhere ? ' (elsewhere)' : ''}`;
  });

const receipt = {
  receipt_id: id(40),
  tool: 't',
  entity: 'e',
  record_id: null,
  summary: 'Made it',
  undoable: true,
  undone: false,
};
const approval: ApprovalCard = {
  approval_id: id(30),
  tool: 't',
  summary: 'Send it',
  details: [],
  expires_at: '',
  status: 'pending',
};

describe('what is printed for good', () => {
  it('is each message once, when it is finished and its turn has come', () => {
    const running = message({ id: id(2), position: 2, status: 'running', content: 'On' });
    const other = message({ id: id(3), position: 3, content: 'Later' });
    let transcript = step(emptyTranscript, said('mine'), running, other);
    expect(lines(transcript)).toEqual(['Hi']);
    transcript = step(
      transcript,
      said('mine', { status: 'done' }),
      { ...running, status: 'done', content: 'On it' },
      other,
    );
    expect(lines(transcript)).toEqual(['Hi', 'On it', 'Later']);
    expect(lines(step(transcript, said('mine'), { ...running, status: 'done', content: 'On it' }, other))).toHaveLength(
      3,
    );
  });

  it('tells what was said elsewhere', () => {
    expect(lines(step(emptyTranscript, said('theirs')))).toEqual(['Hi (elsewhere)']);
  });

  it('notes decisions, new receipts and what was taken back', () => {
    const before = message({ content: 'Ready', approvals: [approval] });
    let transcript = step(emptyTranscript, before);
    transcript = step(transcript, { ...before, approvals: [{ ...approval, status: 'approved' }], receipts: [receipt] });
    transcript = step(transcript, {
      ...before,
      approvals: [{ ...approval, status: 'approved' }],
      receipts: [{ ...receipt, undone: true }],
    });
    expect(lines(transcript)).toEqual([
      'Ready',
      'good: Approved: Send it',
      `good: Made it (undo: /undo ${id(40).slice(-8)})`,
      'plain: Undone: Made it',
    ]);
  });

  it('notes a draft that is thrown away, which nothing else would tell', () => {
    const draft = { id: id(20), summary: 'New job: Deck', status: 'open' } as ChatMessage['drafts'][number];
    const before = message({ content: 'Check this', drafts: [draft] });
    const transcript = step(step(emptyTranscript, before), { ...before, drafts: [{ ...draft, status: 'discarded' }] });
    expect(lines(transcript)).toEqual(['Check this', 'plain: Discarded: New job: Deck']);
  });

  it('prints a message again when a retry has changed it', () => {
    const failed = message({ status: 'failed', content: 'I was' });
    let transcript = step(emptyTranscript, failed);
    transcript = step(transcript, { ...failed, status: 'running', content: '' });
    expect(transcript.shown.size).toBe(0);
    expect(lines(step(transcript, { ...failed, status: 'done', content: 'There.' }))).toEqual(['I was', 'There.']);
  });
});
