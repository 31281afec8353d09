import type { ApprovalCard, ChatMessage } from '@smoko/contract';
import { askedDraft, pendingApprovals } from './cards-in-chat.ts';
import type { ConversationState } from './conversation-state.ts';

/** The id of what the prompt asks about, an approval or else a draft; null where it asks nothing. */
export const questionIn = (state: ConversationState): string | null =>
  pendingApprovals(state)[0]?.approval_id ?? askedDraft(state)?.id ?? null;

/**
 * The approval that is asked about from now on. One that stands on the screen stays there until it is decided or left for
 * later: what another terminal or the browser brings up waits behind it, so that a yes goes where it was meant to go. Only
 * what a message of this terminal (`ours`) brings up comes before it.
 */
export function askedNext(
  before: ConversationState,
  now: ConversationState,
  ours: ReadonlySet<string>,
): ApprovalCard | undefined {
  const latest = pendingApprovals({ ...now, asking: null });
  const asked = latest.find(({ approval_id }) => approval_id === before.asking);
  const [newest] = latest;
  if (!asked || !newest) return newest;
  const isNew = !pendingApprovals(before).some(({ approval_id }) => approval_id === newest.approval_id);
  return isNew && isAnswerToOurs(now.chat.messages, newest.approval_id, ours) ? newest : asked;
}

/** Neither here, where deciding puts a question aside at once, nor left for later. */
export const wasDecidedElsewhere = (asked: string | null, now: ConversationState): boolean =>
  asked !== null &&
  !now.postponed.has(asked) &&
  !pendingApprovals(now).some(({ approval_id }) => approval_id === asked);

function isAnswerToOurs(messages: readonly ChatMessage[], approval_id: string, ours: ReadonlySet<string>): boolean {
  const answer = messages.find(({ approvals }) => approvals.some((card) => card.approval_id === approval_id));
  const said = messages.findLast(({ role, run_id }) => role === 'user' && run_id === answer?.run_id);
  return ours.has(said?.client_message_id ?? '');
}
