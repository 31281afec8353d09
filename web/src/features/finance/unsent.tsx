import { Button } from '../../components/buttons/button.tsx';
import { formatMoney } from '../../lib/format.ts';
import type { UnsentDraft } from './unsent-before.ts';

interface Props {
  drafts: readonly UnsentDraft[];
  onFirst: (draft: UnsentDraft) => void;
}

/** What a final invoice deducts although it is a draft still; each can be issued first. */
export const Unsent = ({ drafts, onFirst }: Props) => (
  <div role="alert" className="grid gap-4">
    {drafts.map((draft) => (
      <div key={draft.id} className="grid justify-items-start gap-2">
        <p className="wrap-anywhere font-semibold text-wait">
          It deducts {draft.description ?? 'another invoice'}, {formatMoney(draft.amount)}, which is a draft still:
          nobody was sent it.
        </p>
        <Button size="sm" onClick={() => onFirst(draft)}>
          Issue That One First
        </Button>
      </div>
    ))}
  </div>
);
