import type { TurnContext } from '../context.ts';
import type { ToolEnv } from '../tools/tool.ts';

/** Something that a yes or a no can be about. `fresh`: put in the turn just before; what waits for a yes always counts. */
export interface Waiting {
  id: string;
  summary: string;
  draft: boolean;
  fresh: boolean;
}
type Place = Pick<TurnContext, 'approvals' | 'drafts'>;

/** What waits for a yes in the conversation, and what lies in it as a draft. */
export async function waitingFor({ approvals, drafts }: Place): Promise<Waiting[]> {
  const [asked, drafted] = await Promise.all([approvals.pending(), drafts.open()]);
  return [
    ...asked.map(({ approval_id: id, summary }) => ({ id, summary, draft: false, fresh: true })),
    ...drafted.map(({ id, summary, fresh }) => ({ id, summary, draft: true, fresh })),
  ];
}

/** A tool may drop what waits, and carry out none of it. */
export const waitingIn = (turn: Place): ToolEnv['waiting'] => ({
  list: () => waitingFor(turn),
  async drop({ id, draft }) {
    if (!draft) return [(await turn.approvals.decide(id, 'reject')).approval];
    await turn.drafts.decide(id, 'discard');
    return [];
  },
});
