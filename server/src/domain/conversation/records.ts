import { type AssistantId, assistantName, type ChatMessage, type Thread } from '@smoko/contract';
import { type StoredDoc, toPlain } from '../../db/stored.ts';

/** A stored conversation and message as clients see them. */
export function asThread(doc: StoredDoc): Thread {
  const { id, user_id, title, assistant, job_id, seq, created_at, updated_at } = toPlain(doc);
  return {
    id,
    user_id,
    title,
    assistant,
    job_id,
    seq,
    running: Boolean(doc.running),
    created_at,
    updated_at,
  } as Thread;
}

export function asMessage(doc: StoredDoc): ChatMessage {
  const plain = toPlain(doc);
  const { user_id: _u, agent: _a, journal: _j, updated_at: _d, version: _v, ...shown } = plain;
  const { response_ms: _r, asked_at: _t, ...message } = shown;
  // messages from before there were any
  return { attachments: [], drafts: [], ...message } as unknown as ChatMessage;
}

export const agentName = (assistant: AssistantId | null): string | null =>
  assistant ? assistantName(assistant) : null;
