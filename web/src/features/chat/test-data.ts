import type { ChatMessage, Thread } from '@smoko/contract';

const NOW = '2026-11-21T02:00:00.000Z';
export const THREAD_ID = '0'.repeat(23).concat('1');

/** For tests: a message with everything in it that a message needs. */
export const message = (n: number, fields: Partial<ChatMessage> = {}): ChatMessage => ({
  id: String(n).padStart(24, '0'),
  thread_id: THREAD_ID,
  position: n,
  seq: n,
  role: 'assistant',
  assistant: 'jerry',
  content: `message ${n}`,
  status: 'done',
  client_message_id: null,
  run_id: null,
  job_id: null,
  activities: [],
  attachments: [],
  receipts: [],
  approvals: [],
  drafts: [],
  error: null,
  created_at: NOW,
  ...fields,
});

export const thread = (seq: number, running = false): Thread => ({
  id: THREAD_ID,
  user_id: '0'.repeat(24),
  title: 'Hot water',
  assistant: 'jerry',
  job_id: null,
  seq,
  running,
  created_at: NOW,
  updated_at: NOW,
});
