import type { AssistantId, AttachmentCard, OnScreen } from '@smoko/contract';

/**
 * waiting: goes as soon as it can. refused: the server said no, and its owner decides. clash: the same fields were changed
 * elsewhere meanwhile, and its owner chooses. The latter two are sent no more by themselves.
 */
type ItemState = 'waiting' | 'refused' | 'clash';

type Fields = Readonly<Record<string, unknown>>;

interface Base {
  id: string;
  /** Whose it is: only their own sign-in sends it. */
  userId: string;
  /** The order in which it goes; milliseconds, but always later than what was there before. */
  seq: number;
  /** When it was done, in milliseconds. */
  at: number;
  /** Its Idempotency-Key: a lost answer is given again, and nothing is done twice. */
  key: string;
  state: ItemState;
  /** Since when it may have arrived: it was sent, and no answer came. */
  sentAt: number | null;
  /** Times the server failed at it. */
  failures: number;
  /** What the server said, in words for people. */
  trouble: string | null;
  /** "New task", "Photo for a job". */
  title: string;
  /** Which: a name, the first words. */
  about: string;
  /** The table it changes. */
  table: string;
}

/** A record that is made or changed. */
export interface CallItem extends Base {
  kind: 'call';
  /** The operation's id. */
  operation: string;
  input: Fields;
  /** What is changed; null for a new record. */
  recordId: string | null;
  /** The edited fields as they were when they were edited; null where that is not known. */
  seen: Fields | null;
  /** The id that others here know the new record by, until the server gives it its own. */
  makes: string | null;
}

/** A file for a record. */
export interface UploadItem extends Base {
  kind: 'upload';
  path: string;
  file: File;
  fields: Readonly<Record<string, string>>;
}

/** A message that is being sent: shown at once, removed when the server has stored it. */
export interface Outgoing {
  /** Also the message's client_message_id. */
  id: string;
  /** Thread id, or `new`. */
  place: string;
  text: string;
  assistant: AssistantId;
  /** The assistant of the conversation, where this message begins one. */
  owner: AssistantId;
  attachments: readonly AttachmentCard[];
  /** The job on the screen, for messages that say "this job". */
  jobId: string | null;
  /** Another record on the screen, for "this invoice". */
  shown: OnScreen | null;
  created_at: string;
  /** It is kept on this device until there is reception. */
  waits?: true;
}

/** Something said to an assistant. */
export interface MessageItem extends Base {
  kind: 'message';
  message: Outgoing;
}

export type Item = CallItem | UploadItem | MessageItem;

type Given<T extends Item> = Omit<T, 'id' | 'userId' | 'seq' | 'at' | 'state' | 'sentAt' | 'failures' | 'trouble'>;
/** What is known of it before it is on file here. */
export type NewCall = Given<CallItem>;
export type NewItem = NewCall | Given<UploadItem> | Given<MessageItem>;

/** All it would send, as text: to find the ids in it. */
export const sentText = (item: NewItem): string =>
  JSON.stringify(item.kind === 'call' ? item.input : item.kind === 'upload' ? item.fields : item.message);

/** The record that it changes or makes, as others here name it. */
const subjectOf = (item: NewItem): string | null => (item.kind === 'call' ? (item.recordId ?? item.makes) : null);

/** It comes after the other: on the same record, or about what the other makes. */
export const hangsOn = (item: NewItem, earlier: Item): boolean => {
  const subject = subjectOf(earlier);
  if (earlier.kind === 'message' && item.kind === 'message') return item.message.place === earlier.message.place;
  if (subject === null) return false;
  return (
    subjectOf(item) === subject ||
    (earlier.kind === 'call' && earlier.makes !== null && sentText(item).includes(subject))
  );
};

/** What goes next: the first that waits and hangs on nothing that is stuck. */
export function nextOf(items: readonly Item[]): Item | undefined {
  const stuck: Item[] = [];
  for (const item of items) {
    if (item.state === 'waiting' && !stuck.some((earlier) => hangsOn(item, earlier))) return item;
    stuck.push(item);
  }
  return undefined;
}
