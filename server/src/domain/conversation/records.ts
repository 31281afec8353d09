import { type AssistantId, type AssistantName, assistantName, type ChatMessage, type Thread } from '@smoko/contract';
import { toPlain } from '../../db/stored.ts';
import type { MessageRow, ThreadRow } from './models.ts';

/** A stored conversation and message as clients see them. */
export function asThread(doc: ThreadRow): Thread {
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
  };
}

export function asMessage(doc: MessageRow): ChatMessage {
  const plain = toPlain(doc);
  const { user_id: _u, agent: _a, journal: _j, updated_at: _d, version: _v, ...shown } = plain;
  const { response_ms: _r, asked_at: _t, on_screen: _o, attachments, drafts, ...message } = shown;
  // messages from before there were any
  return { ...message, attachments: attachments ?? [], drafts: drafts ?? [] };
}

export const agentName = (assistant: AssistantId | null): AssistantName | null =>
  assistant ? assistantName(assistant) : null;
