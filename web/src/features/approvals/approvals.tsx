import { type Approval, listApprovals } from '@smoko/contract';
import { type ReactNode, useMemo } from 'react';
import { Page } from '../../components/layout/page.tsx';
import { Empty } from '../../components/lists/empty.tsx';
import { ListState } from '../../components/lists/list-state.tsx';
import type { Decide } from '../../components/records/approval-card.tsx';
import { ApprovalItem } from '../../components/records/approval-item.tsx';
import { useDecide } from '../../components/records/use-decide.ts';
import { focusNextRow } from '../../lib/focus-next-row.ts';
import { useView } from '../../lib/records/use-list.ts';

/** What the assistants may not do by themselves: first what waits, then what was decided. */
export function Approvals() {
  const waiting = useView('approvals', listApprovals, { status: 'pending' });
  const all = useView('approvals', listApprovals, {});
  const decided = useMemo(() => all.data?.filter(({ status }) => status !== 'pending'), [all.data]);
  const send = useDecide();
  const decide: Decide = (id, decision) => {
    focusNextRow();
    return send(id, decision);
  };
  const items = (approvals: readonly Approval[] | undefined) => (
    <ul className="grid gap-3">
      {approvals?.map((approval) => (
        <ApprovalItem key={approval.id} approval={approval} decide={decide} linked />
      ))}
    </ul>
  );
  return (
    <Page title="Approvals" lead="Deleting, sending and big changes wait here until you say yes.">
      <div className="max-w-3xl">
        <Part title="Waiting for you">
          <ListState
            query={waiting}
            empty={
              <Empty
                title="Nothing waits for you"
                hint="Ask the assistants to send or delete something, and they will check with you here first."
                say="Text Priya that I am running 20 minutes late"
              />
            }
          >
            {items(waiting.data)}
          </ListState>
        </Part>
        {decided && (decided.length > 0 || all.hasNextPage) && (
          <Part title="Decided">
            <ListState query={{ ...all, data: decided }} empty={null}>
              {items(decided)}
            </ListState>
          </Part>
        )}
      </div>
    </Page>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="mb-8">
    <h2 className="headline mb-3 text-lg">{title}</h2>
    {children}
  </section>
);
