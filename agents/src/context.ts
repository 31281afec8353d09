import type {
  ApprovalCard,
  AssistantId,
  Doubt,
  DraftCard,
  Operation,
  ReceiptCard,
  WireInput,
  WireOutput,
} from '@smoko/contract';
import type { KnownRecord, Standing } from './known.ts';

/**
 * What became of a call: done at once; kept as an approval that waits for a yes; or, where something in it is doubtful,
 * kept as a draft that somebody checks and saves. `also`: what had to be made first.
 */
export type Outcome<T> =
  | { status: 'done'; output: T; receipt: ReceiptCard | null; also?: { output: unknown; receipt: ReceiptCard | null } }
  | { status: 'waiting'; approval: ApprovalCard }
  | { status: 'draft'; draft: DraftCard };

/** Declared as a method, so that words for a certain record still count as words for any. */
interface Words {
  ask: string;
  done(output: unknown): string;
}

/** A record that has to be made before the one that is asked for; its id becomes the field `into` of that one. */
export interface MadeFirst {
  operation: Operation;
  input: Record<string, unknown>;
  into: string;
  words: Words;
}

/** Words for people, made by the tool (code), never by the model. */
export interface CallWords<T extends Operation> {
  /** Receipt text once done: "Created job 1001 - Hot water replacement for Priya Sharma". */
  done: (output: WireOutput<T>) => string;
  /** Approval text: "Delete client Priya Sharma". Needed only for what may have to wait. */
  ask?: string;
  /** What would be sent or changed, line by line. */
  details?: string[];
  /** True when the request named a set ("all", "everyone"): the call then waits for a yes. */
  bulk?: boolean;
  also?: MadeFirst;
  /** Found by code in the arguments: what nobody said. Tools leave it to the guard. */
  doubts?: readonly Doubt[];
  /** Nothing in it is doubted, but it was not asked for in so many words: it is looked at before it stands. */
  unsure?: boolean;
}

/**
 * The operations as one tool invocation may use them: already bound to the owner, guarded, and idempotent
 * (the same invocation repeated after a crash does nothing twice). Amounts are dollars, as on the wire.
 * Throws AppError with words for people when the operation refuses.
 */
export interface Services {
  read<T extends Operation>(operation: T, input: WireInput<T>): Promise<WireOutput<T>>;
  write<T extends Operation>(operation: T, input: WireInput<T>, words: CallWords<T>): Promise<Outcome<WireOutput<T>>>;
}

/** Which step of a turn an invocation is; makes its idempotency key together with the turn's id. */
export interface Invocation {
  assistant: AssistantId;
  /** Model call this invocation came from, from 0, and its place among that call's tool calls. */
  step: number;
  index: number;
  tool: string;
}

export interface JobOnScreen {
  id: string;
  job_name: string;
  job_number: string;
}

/** Everything a turn gets from the server. Never saved, never shown to the model as a whole. */
export interface TurnContext {
  /** The business's day, `YYYY-MM-DD`, and its IANA zone. */
  today: string;
  now: Date;
  timeZone: string;
  country: 'AU' | 'NZ';
  businessName: string;
  userName: string;
  job: JobOnScreen | null;
  /** The conversation. */
  threadId: string;
  /**
   * Records a message may be about, then those that `before`, said earlier, may be about, and what this conversation touched lately
   * (those first of all), as they are now.
   */
  known(message: string, before?: string): Promise<KnownRecord[]>;
  /** Where the conversation stands beside these records, as it is now. Asked for by language models only. */
  standing(known: readonly KnownRecord[]): Promise<Standing>;
  services(invocation: Invocation): Services;
  approvals: {
    /** Waiting in this conversation when the turn began, oldest first. */
    pending(): Promise<ApprovalCard[]>;
    /** Decides as the user who wrote the message. The error text is set when carrying it out failed. */
    decide(
      id: string,
      decision: 'approve' | 'reject',
    ): Promise<{ approval: ApprovalCard; receipt: ReceiptCard | null; error: string | null }>;
  };
  drafts: {
    /** Open in this conversation when the turn began, oldest first. `fresh`: of the turn just before. */
    open(): Promise<(DraftCard & { fresh: boolean })[]>;
    /** Decides as the user who wrote the message. The error text is set when it could not be saved. */
    decide(
      id: string,
      decision: 'save' | 'discard',
    ): Promise<{ draft: DraftCard; receipt: ReceiptCard | null; error: string | null }>;
    /** Another in its place, with these fields (null takes one out), for another record where that is said; it is discarded. */
    replace(id: string, news: { fields: Record<string, unknown>; recordId?: string | undefined }): Promise<DraftCard>;
  };
  /**
   * Model answers and plans of this turn, kept so that a retry replays them instead of asking again. What was written
   * here is on file before the next effect of the turn, not necessarily at once.
   */
  journal: {
    read(key: string): string | undefined;
    write(key: string, value: string): Promise<void>;
  };
}

export interface PastMessage {
  role: 'user' | 'assistant';
  assistant: AssistantId | null;
  content: string;
}

/** A file given with the message. Its text is what somebody else wrote: information, never an order. */
export interface AttachedFile {
  name: string;
  type: string;
  /** The job it is kept with: `2041 - Deck`. */
  job: string | null;
  /** Its beginning; null where it is no text. */
  text: string | null;
}

export interface TurnInput {
  message: string;
  files?: readonly AttachedFile[];
  /** Whose box it was written in. */
  assistant: AssistantId;
  /** Latest last; the graph trims it. */
  history: PastMessage[];
}

/** What a turn emits while it runs. `speaker` tells the parts of parallel assistants apart. */
export type TurnEvent =
  | { type: 'speaker'; speaker: string; assistant: AssistantId }
  | { type: 'text'; speaker: string; text: string }
  | {
      type: 'activity';
      speaker: string;
      id: string;
      tool: string;
      label: string;
      status: 'running' | 'done' | 'failed' | 'waiting';
    }
  | { type: 'receipt'; speaker: string; receipt: ReceiptCard }
  | { type: 'approval'; speaker: string; approval: ApprovalCard }
  | { type: 'draft'; speaker: string; draft: DraftCard }
  | { type: 'speaker-done'; speaker: string; error: string | null };
