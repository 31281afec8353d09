import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import {
  type Attachment,
  amendDraft,
  type DraftCard,
  decideApproval,
  decideDraft,
  includeAnswer,
  listReceipts,
  postMessage,
  retryThread,
  stopThread,
  type Thread,
  undoReceipt,
  type WireOutput,
} from '@smoko/contract';
import { type Changes, readChanges } from '../../drafts/draft-fields.ts';
import { resolved } from '../../drafts/resolve-changes.ts';
import { EXIT } from '../../exit.ts';
import { report } from '../../report.ts';
import { wholeId } from '../../tables/whole-id.ts';
import {
  askedDraft,
  changesFor,
  findReceipt,
  openDrafts,
  pendingApprovals,
  withDecision,
  withDraft,
  withReceiptUndone,
} from './cards-in-chat.ts';
import type { Conversation } from './conversation.ts';

const RECEIPTS = { list: listReceipts, noun: 'receipt', see: 'smoko receipts list' };

export type Upload = (file: string) => Promise<Attachment>;

/** The user's actions in a conversation. Errors are shown in it; only the end of the session ends the chat. */
export class Actions {
  private readonly conversation: Conversation;
  private readonly leave: (error: unknown) => void;
  private readonly upload: Upload;
  private posting: Promise<boolean> = Promise.resolve(true);
  /** The last message that could not be sent. Sending the same text again reuses its id, so that it is stored once. */
  private unsent: { id: string; text: string } | null = null;

  private attaching: Promise<unknown> = Promise.resolve();

  constructor(conversation: Conversation, leave: (error: unknown) => void, upload: Upload) {
    this.conversation = conversation;
    this.leave = leave;
    this.upload = upload;
  }

  /** False where it could not be sent: the caller puts the text back into the prompt. */
  async send(text: string): Promise<boolean> {
    const { conversation } = this;
    const id = this.unsent?.text === text ? this.unsent.id : randomUUID();
    conversation.ours.add(id);
    conversation.patch({ sending: text });
    this.unsent = { id, text };
    const posted = this.attempt(async () => {
      await Promise.all([conversation.ready, this.attaching]);
      const { assistant } = conversation;
      const { attached, threadId } = conversation.state;
      const input = {
        message: text,
        client_message_id: id,
        ...(assistant ? { assistant } : {}),
        ...(attached.length > 0 ? { attachments: attached.map((file) => file.id) } : {}),
      };
      if (threadId) this.takeAnswer(await conversation.api.call(postMessage, { id: threadId, ...input }));
      else await conversation.begin(input);
      this.unsent = null;
      conversation.patch({ attached: conversation.state.attached.filter((file) => !attached.includes(file)) });
    });
    this.posting = posted;
    const sent = await posted;
    conversation.patch({ sending: null });
    return sent;
  }

  /** Uploads a file now, for the next message. */
  attach(file: string): Promise<boolean> {
    const { conversation } = this;
    conversation.patch({ hint: `Sending ${basename(file)}` });
    const attached = this.attempt(
      async () => {
        const { id, name } = await this.upload(file);
        conversation.patch({ attached: [...conversation.state.attached, { id, name }], hint: null });
      },
      () => conversation.patch({ hint: null }),
    );
    this.attaching = Promise.all([this.attaching, attached]);
    return attached;
  }

  /** Runs anything else; errors are shown in the conversation. */
  run(work: () => Promise<void>): Promise<boolean> {
    return this.attempt(work);
  }

  async stop(): Promise<boolean> {
    this.conversation.patch({ stopping: true });
    // a message that is still being sent has no turn to stop yet
    await this.posting;
    return this.onThread((id) => this.conversation.api.call(stopThread, { id }));
  }

  retry(): Promise<boolean> {
    return this.onThread((id) => this.conversation.api.call(retryThread, { id }));
  }

  decide(approval_id: string, decision: 'approve' | 'reject'): Promise<boolean> {
    const { conversation } = this;
    // hides the question at once; it comes back where the answer could not be sent
    conversation.patch({ postponed: new Set([...conversation.state.postponed, approval_id]) });
    return this.attempt(
      async () => {
        const answer = await conversation.api.call(decideApproval, { id: approval_id, decision });
        conversation.apply(withDecision(conversation.state.chat, answer));
      },
      () => conversation.catchUp(),
    );
  }

  /** Saves or discards drafts: all of the last message that has any, where none are named. */
  decideDraft(decision: 'save' | 'discard', drafts = openDrafts(this.conversation.state.chat)): Promise<boolean> {
    const { conversation } = this;
    if (drafts.length === 0) return this.noDraft();
    return this.attempt(
      async () => {
        for (const { id } of drafts) {
          const answer = await conversation.api.call(decideDraft, { id, decision });
          conversation.apply(withDraft(conversation.state.chat, answer));
        }
      },
      () => conversation.catchUp(),
    );
  }

  /** Changes fields (`budget=680 client.phone=0412 345 678`) of the draft that has them. */
  amendDraft(given: string): Promise<boolean> {
    const { conversation } = this;
    const drafts = openDrafts(conversation.state.chat);
    if (drafts.length === 0) return this.noDraft();
    return this.attempt(async () => {
      const pairs = given
        .replace(/\s/g, ' ')
        .split(/ (?=[\w.-]+=)/)
        .map((pair) => pair.trim());
      const [draft, changes] = changesFor(drafts, pairs);
      await this.change(draft, changes);
    });
  }

  /** Puts one field of a draft right, as it was typed. */
  fillField(draft: DraftCard, key: string, typed: string): Promise<boolean> {
    return this.attempt(() => this.change(draft, readChanges(draft, [`${key}=${typed}`])));
  }

  private async change(draft: DraftCard, changes: Changes): Promise<void> {
    const { conversation } = this;
    const input = await resolved(conversation, draft, changes);
    const amended = await conversation.api.call(amendDraft, { id: draft.id, ...input });
    conversation.apply(withDraft(conversation.state.chat, { ...amended, receipt: null }));
  }

  private noDraft(): Promise<boolean> {
    this.conversation.patch({ hint: 'There is no draft in this conversation.' });
    return Promise.resolve(false);
  }

  /** Undoes the given receipt, or the last one that can be undone. */
  async undo(id: string): Promise<boolean> {
    const { conversation } = this;
    const given = id || findReceipt(conversation.state.chat);
    if (!given) {
      conversation.patch({ hint: 'There is nothing to take back in this conversation.' });
      return false;
    }
    return this.attempt(async () => {
      const receipt_id = await wholeId(conversation, RECEIPTS, given);
      const receipt = await conversation.api.call(undoReceipt, { id: receipt_id });
      const known = withReceiptUndone(conversation.state.chat, receipt_id);
      if (known) conversation.apply(known);
      else conversation.note('plain', `Undone: ${receipt.summary}`);
    });
  }

  /** Shows all postponed questions again. */
  askAgain(): void {
    this.conversation.patch({ postponed: new Set() });
    if (pendingApprovals(this.conversation.state).length > 0 || askedDraft(this.conversation.state)) return;
    this.conversation.patch({ hint: 'Nothing in this conversation waits for your yes.' });
  }

  private onThread(work: (id: string) => Promise<Thread>): Promise<boolean> {
    const { conversation } = this;
    const id = conversation.state.threadId;
    if (!id) {
      conversation.patch({ hint: 'This conversation has not begun yet.', stopping: false });
      return Promise.resolve(false);
    }
    return this.attempt(
      async () => this.takeThread(await work(id)),
      async () => conversation.patch({ stopping: false }),
    );
  }

  private takeAnswer({ message, thread }: WireOutput<typeof postMessage>): void {
    const { chat } = this.conversation.state;
    this.conversation.apply(includeAnswer(chat, [message], thread));
  }

  private takeThread(thread: Thread): void {
    const { chat } = this.conversation.state;
    this.conversation.apply(includeAnswer(chat, [], thread));
  }

  private async attempt(work: () => Promise<void>, onFailure?: () => Promise<void> | void): Promise<boolean> {
    this.conversation.touch();
    try {
      await work();
      this.conversation.touch();
      return true;
    } catch (error) {
      const { line, code } = report(error);
      if (code === EXIT.signedOut) this.leave(error);
      else this.conversation.note('bad', line ?? 'Something went wrong.');
      await onFailure?.();
      return false;
    }
  }
}
