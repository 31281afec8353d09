import type { ChatState, Thread } from '@smoko/contract';
import type { Completion } from './complete.ts';
import type { Transcript } from './transcript.ts';

/** What a conversation in the terminal shows and asks. */
export interface ConversationState {
  /** Null until the first message of a new conversation is sent. */
  threadId: string | null;
  chat: ChatState;
  transcript: Transcript;
  /** The live connection is up. */
  online: boolean;
  /** The message that is being sent. */
  sending: string | null;
  stopping: boolean;
  /** Ids of approvals that the user wants to answer later. */
  postponed: ReadonlySet<string>;
  /** The approval that the prompt asks about. */
  asking: string | null;
  /** The field of the draft that is filled in. */
  filling: { draftId: string; at: number } | null;
  /** Files for the next message. */
  attached: readonly Attached[];
  /** Conversations for `/thread`, latest first. */
  threads: readonly Thread[];
  /** Names that Tab found for this line. */
  named: { line: string; completions: readonly Completion[] } | null;
  /** A line below the prompt, until the next key. */
  hint: string | null;
}

interface Attached {
  id: string;
  name: string;
}
