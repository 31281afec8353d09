import type { AssistantId, AttachmentCard } from '@smoko/contract';
import { createContext, useContext } from 'react';

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
}

const Context = createContext<ChatActions | null>(null);
export const ChatActionsProvider = Context.Provider;

/** Who gets the next message; apart from the actions, so that what was said is not drawn again when it changes. */
const Asked = createContext<AssistantId>('jerry');
export const AskedProvider = Asked.Provider;
export const useAsked = (): AssistantId => useContext(Asked);

export function useChatActions(): ChatActions {
  const actions = useContext(Context);
  if (!actions) throw new Error('Chat components belong inside a ChatActionsProvider.');
  return actions;
}
