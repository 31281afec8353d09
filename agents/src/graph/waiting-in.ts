import type { DraftCard } from '@smoko/contract';
import type { TurnContext } from '../context.ts';
import type { ToolEnv } from '../tools/tool.ts';

/** Something that a yes or a no can be about. `fresh`: put in the turn just before; what waits for a yes always counts. */
export interface Waiting {
  id: string;
  summary: string;
  draft: boolean;
  fresh: boolean;
  /** What people call such a thing by: its table, for money its type; of what waits for a yes what it does. */
  kinds: readonly string[];
  details: readonly string[];
  /** The record that a draft would change. */
  record: string | null;
  /** The draft as it is shown. */
  card: DraftCard | null;
}
type Place = Pick<TurnContext, 'approvals' | 'drafts'>;

/** What waits for a yes in the conversation, and what lies in it as a draft. */
export async function waitingFor({ approvals, drafts }: Place): Promise<Waiting[]> {
  const [asked, drafted] = await Promise.all([approvals.pending(), drafts.open()]);
  return [
    ...asked.map(({ approval_id: id, summary, details }) => {
      const [verb = ''] = summary.toLowerCase().split(' ');
      return { id, summary, draft: false, fresh: true, kinds: [verb], details, record: null, card: null };
    }),
    ...drafted.map(({ fresh, ...card }) => {
      const { id, summary, entity, fields, record_id: record } = card;
      const kinds = [entity === 'finance_records' ? String(fields.type ?? 'invoice') : entity];
      return { id, summary, draft: true, fresh, kinds, details: [], record, card };
    }),
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
