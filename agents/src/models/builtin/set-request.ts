import type { AssistantId } from '@smoko/contract';
import type { PlannedCall } from './reply.ts';

/** A row of a list tool's result. */
export type Row = Readonly<Record<string, unknown>>;

/** A request about a whole set: the list that says what it covers, and what is to be done with each of it. */
export interface SetRequest {
  owner: AssistantId;
  list: PlannedCall;
  /** Key of the rows in the list's result. */
  rows: string;
  /** The call for one of them; null where it is not said or cannot be done. Every one of these waits for a yes. */
  each: ((row: Row) => PlannedCall | null) | null;
  /** What is to be done with them: "delete them". */
  does: string;
  /** Something else was said of which they are, that cannot be looked up: then it is asked which ones. */
  unclear?: boolean;
  /** What is asked once it is known whom it is about. */
  asks?: string;
  /** The words of a message, shown before it may go. */
  words?: string;
}
