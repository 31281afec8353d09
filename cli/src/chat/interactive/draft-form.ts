import type { DraftCard } from '@smoko/contract';
import { type Placed, placed, typedText } from '../../drafts/draft-fields.ts';
import type { Actions } from './actions.ts';
import { askedDraft } from './cards-in-chat.ts';
import type { Composer } from './composer.ts';
import type { Conversation } from './conversation.ts';
import type { ConversationState } from './conversation-state.ts';
import type { Action } from './keys.ts';

type Answer = 'save' | 'fill' | 'discard';
const ANSWERS: Readonly<Record<string, Answer>> = {
  y: 'save',
  yes: 'save',
  e: 'fill',
  edit: 'fill',
  n: 'discard',
  no: 'discard',
};

/** Whether a line is the beginning of an answer about a draft, and not of a message. */
export const beginsDraftAnswer = (line: string): boolean =>
  Object.keys(ANSWERS).some((answer) => answer.startsWith(line.toLowerCase()));

/** Whether a line answers what is asked about a draft. */
export const isDraftAnswer = (line: string): boolean => Object.hasOwn(ANSWERS, line.trim().toLowerCase());

/** The draft that is filled in, with its fields and which of them it is; null where none is. */
export function filledIn(state: ConversationState): { draft: DraftCard; fields: Placed[]; at: number } | null {
  const { chat, filling } = state;
  const draft = chat.messages.flatMap(({ drafts }) => drafts).find(({ id }) => id === filling?.draftId);
  return filling && draft?.status === 'open' ? { draft, fields: placed(draft), at: filling.at } : null;
}

interface Parts {
  conversation: Conversation;
  composer: Composer;
  actions: Actions;
}

/** A draft at the prompt: saved, thrown away or filled in field by field. */
export class DraftForm {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** True where the action was about a draft, and is done. */
  use(action: Action): boolean {
    const { conversation } = this.parts;
    if (filledIn(conversation.state)) return this.fill(action);
    if (conversation.state.filling) this.close();
    return this.answer(action);
  }

  private answer(action: Action): boolean {
    const { conversation, composer, actions } = this.parts;
    const draft = askedDraft(conversation.state);
    if (!draft || !beginsDraftAnswer(composer.state.text)) return false;
    if (action.type === 'escape') {
      composer.clear();
      const postponed = new Set([...conversation.state.postponed, draft.id]);
      conversation.patch({ postponed, hint: 'Later, then. /save saves it, /approvals asks again' });
      return true;
    }
    const answer = action.type === 'submit' ? ANSWERS[composer.state.text.trim().toLowerCase()] : undefined;
    if (!answer) return false;
    composer.clear();
    if (answer === 'fill') this.goTo(draft, firstToLookAt(draft));
    else void actions.decideDraft(answer, [draft]);
    return true;
  }

  /** Up, Down and Enter keep what was typed and go to another field, Esc comes back to the question. */
  private fill(action: Action): boolean {
    const { conversation, composer } = this.parts;
    const now = filledIn(conversation.state);
    if (!now) return false;
    if (action.type === 'escape' || action.type === 'interrupt') this.close();
    else if (action.type === 'history') void this.keep(action.step);
    else if (action.type === 'submit' || action.type === 'complete') void this.keep();
    else if (action.type === 'endOfInput') composer.edit('delete');
    // letters, and what edits them, are the prompt's
    else if (action.type !== 'search') return false;
    return true;
  }

  /** Sends what was typed where it is another value, and goes on from there. */
  private async keep(step: 1 | -1 = 1): Promise<void> {
    const { conversation, composer, actions } = this.parts;
    const now = filledIn(conversation.state);
    const field = now?.fields[now.at];
    if (!now || !field) return;
    const typed = composer.whole();
    const same = typed.trim() === typedText(field, now.draft).trim();
    if (!same && !(await actions.fillField(now.draft, field.key, typed))) return;
    const after = filledIn(conversation.state);
    if (after) this.goTo(after.draft, after.at + step);
  }

  /** Behind the last field it is asked about again. */
  private goTo(draft: DraftCard, at: number): void {
    const { conversation, composer } = this.parts;
    const field = placed(draft)[at];
    if (at < 0) return;
    if (!field) this.close();
    else {
      composer.clear();
      composer.replace(typedText(field, draft));
      conversation.patch({ filling: { draftId: draft.id, at } });
    }
  }

  private close(): void {
    this.parts.composer.clear();
    this.parts.conversation.patch({ filling: null });
  }
}

/** What is missing, else what is doubted, else the first field. */
function firstToLookAt(draft: DraftCard): number {
  const paths = placed(draft).map(({ path }) => path);
  const doubts = new Set(draft.doubts.map(({ field }) => field));
  const missing = paths.findIndex((path) => draft.missing.includes(path));
  const doubted = paths.findIndex((path) => doubts.has(path));
  return Math.max(0, missing >= 0 ? missing : doubted);
}
