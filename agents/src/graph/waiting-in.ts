import type { TurnContext } from '../context.ts';
import type { ToolEnv } from '../tools/tool.ts';

/** A tool may drop what waits, and carry out none of it. */
export const waitingIn = ({ approvals, drafts }: Pick<TurnContext, 'approvals' | 'drafts'>): ToolEnv['waiting'] => ({
  async list() {
    const [asked, drafted] = await Promise.all([approvals.pending(), drafts.open()]);
    return [
      ...asked.map(({ approval_id: id, summary }) => ({ id, summary, draft: false })),
      ...drafted.map(({ id, summary }) => ({ id, summary, draft: true })),
    ];
  },
  async drop({ id, draft }) {
    if (!draft) return [(await approvals.decide(id, 'reject')).approval];
    await drafts.decide(id, 'discard');
    return [];
  },
});
