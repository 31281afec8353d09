import { type Attachment, type AttachmentCard, attachments, LIMITS } from '@smoko/contract';
import { createStore } from 'zustand/vanilla';
import { api } from '../../lib/api.ts';
import { notify } from '../../lib/notify.ts';

/** A file that will go with the next message. */
export interface Attaching {
  key: string;
  name: string;
  /** Whole percent while it is uploaded. */
  percent: number;
  /** As it is on file, once it is. */
  card: AttachmentCard | null;
}

const NONE: readonly Attaching[] = [];

/** By `draftKey`, beside the words that are not sent yet. */
export const attaching = createStore<Readonly<Record<string, readonly Attaching[]>>>(() => ({}));
const uploads = new Map<string, AbortController>();

export const attachedTo = (all: Readonly<Record<string, readonly Attaching[]>>, draft: string) => all[draft] ?? NONE;

const change = (draft: string, to: (before: readonly Attaching[]) => readonly Attaching[]): void =>
  attaching.setState((all) => ({ [draft]: to(attachedTo(all, draft)) }));

/** Uploads files at once, so that they are there when the message is sent. Failures are told; nothing throws. */
export async function attach(draft: string, files: Iterable<File>): Promise<void> {
  for (const file of files) {
    if (attachedTo(attaching.getState(), draft).length >= LIMITS.attachments) {
      notify.error('Error', `Attach at most ${LIMITS.attachments} files to a message.`);
      return;
    }
    await attachOne(draft, file);
  }
}

async function attachOne(draft: string, file: File): Promise<void> {
  const key = crypto.randomUUID();
  const patch = (fields: Partial<Attaching>) =>
    change(draft, (before) => before.map((one) => (one.key === key ? { ...one, ...fields } : one)));
  const cancel = new AbortController();
  uploads.set(key, cancel);
  change(draft, (before) => [...before, { key, name: file.name, percent: 0, card: null }]);
  try {
    // nobody waits for it to write
    const { upload } = await import('../../lib/upload.ts');
    const made = await upload({
      path: `/api/${attachments.path}`,
      file,
      fields: {},
      key,
      signal: cancel.signal,
      onProgress: (percent) => patch({ percent }),
    });
    const { id, name, file_type, file_size } = made as Attachment;
    patch({ name, percent: 100, card: { attachment_id: id, name, file_type, file_size } });
  } catch (error) {
    change(draft, (before) => before.filter((one) => one.key !== key));
    if (!cancel.signal.aborted) notify.failure(error, `Upload Failed: ${file.name}`);
  } finally {
    uploads.delete(key);
  }
}

/** Takes a file back before it is sent: it is not kept. */
export function detach(draft: string, { key, card }: Attaching): void {
  uploads.get(key)?.abort();
  change(draft, (before) => before.filter((one) => one.key !== key));
  if (card)
    api
      .call(attachments.operations.delete, { id: card.attachment_id })
      .catch((error: unknown) => notify.failure(error));
}

/** What goes with the message now; null while some of it is still on its way. */
export function cardsOf(items: readonly Attaching[]): AttachmentCard[] | null {
  const cards = items.flatMap(({ card }) => card ?? []);
  return cards.length === items.length ? cards : null;
}

export const clearAttached = (draft: string): void => change(draft, () => NONE);

/** Puts back what could not be sent. */
export const giveBackAttached = (draft: string, cards: readonly AttachmentCard[]): void =>
  change(draft, (since) => [
    ...cards.map((card) => ({ key: card.attachment_id, name: card.name, percent: 100, card })),
    ...since,
  ]);

export const STILL_UPLOADING = 'Wait until your files are uploaded.';
