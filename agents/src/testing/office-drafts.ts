import { AppError, type DraftCard, type Operation, type ReceiptCard } from '@smoko/contract';
import type { CallWords, TurnContext } from '../context.ts';

interface Draft {
  card: DraftCard;
  save: () => ReceiptCard;
}

/** What is kept to be checked, and what is done with it. */
export function draftDesk(newId: () => string) {
  const drafts: Draft[] = [];

  function keep(
    tool: string,
    operation: Operation,
    input: Record<string, unknown>,
    words: CallWords<Operation>,
    save: Draft['save'],
  ): DraftCard {
    const { id: recordId, ...fields } = input as { id?: string };
    const { also, doubts = [] } = words;
    const card: DraftCard = {
      id: newId(),
      tool,
      entity: operation.tag.replaceAll('-', '_'),
      op: recordId ? 'update' : 'create',
      record_id: recordId ?? null,
      summary: words.ask ?? operation.summary,
      fields,
      form: [],
      names: [],
      also: also ? { entity: also.operation.tag, fields: also.input, form: [], into: also.into } : null,
      doubts: [...doubts],
      missing: [],
      warnings: [],
      status: 'open',
      receipt_id: null,
      error: null,
      expires_at: '2026-11-23T00:00:00.000Z',
    };
    drafts.push({ card, save });
    return card;
  }

  function open(wanted: string): Draft {
    const found = drafts.find(({ card }) => card.id === wanted);
    if (found?.card.status !== 'open') throw new AppError('already_decided', 'That was decided already.');
    return found;
  }

  const decisions: TurnContext['drafts'] = {
    open: async () => drafts.filter(({ card }) => card.status === 'open').map(({ card }) => ({ ...card, fresh: true })),
    async decide(wanted, decision) {
      const found = open(wanted);
      found.card.status = decision === 'save' ? 'saved' : 'discarded';
      return { draft: { ...found.card }, receipt: decision === 'save' ? found.save() : null, error: null };
    },
    async replace(wanted, { fields }) {
      const { card: old, save } = open(wanted);
      old.status = 'discarded';
      const card = { ...old, id: newId(), status: 'open' as const, fields: { ...old.fields, ...fields } };
      drafts.push({ card, save });
      return { ...card };
    },
  };
  return { drafts, keep, decisions };
}
export type DraftDesk = ReturnType<typeof draftDesk>;
