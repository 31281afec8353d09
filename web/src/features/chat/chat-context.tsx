import type { AssistantId, AttachmentCard } from '@smoko/contract';
import { createContext, useContext } from 'react';
import type { DraftActions } from '../../components/records/draft/use-decide-draft.ts';

export interface ChatActions {
  /** Thread id, or NEW. */
  place: string;
  /** Where this person's draft for this conversation is kept. */
  draft: string;
  send: (text: string, assistant: AssistantId, attachments: readonly AttachmentCard[]) => void;
  stop: () => void;
  retry: () => void;
  decide: (approvalId: string, decision: 'approve' | 'reject') => Promise<void>;
  undo: (receiptId: string) => Promise<void>;
  drafts: DraftActions;
}

const Context = createContext<ChatActions | null>(null);
export const ChatActionsProvider = Context.Provider;

export function useChatActions(): ChatActions {
  const actions = useContext(Context);
  if (!actions) throw new Error('Chat components belong inside a ChatActionsProvider.');
  return actions;
}
