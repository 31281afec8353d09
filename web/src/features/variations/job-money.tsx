import { type Project, type Variation, variations } from '@smoko/contract';
import { type ReactNode, useMemo } from 'react';
import { AddButton } from '../../components/buttons/add-button.tsx';
import { EditedForm } from '../../components/forms/edited-form.tsx';
import { TabLink } from '../../components/layout/tab-link.tsx';
import { Empty } from '../../components/lists/empty.tsx';
import { ListState } from '../../components/lists/list-state.tsx';
import { jobPath } from '../../lib/record-path.ts';
import { useAnswersSeen } from '../../lib/records/new-answers.ts';
import { useEdited } from '../../lib/records/use-edited.ts';
import { useFieldChange } from '../../lib/records/use-field-change.ts';
import { useList } from '../../lib/records/use-list.ts';
import { useRemove } from '../../lib/records/use-remove.ts';
import { useTimeZone } from '../../lib/session.ts';
import { BillingSummary } from './billing.tsx';
import { VariationDialog } from './variation-dialog.tsx';
import { VariationRow } from './variation-row.tsx';

/** What a job is worth, what of that was asked for and paid, and what came on top of what was agreed. */
export function JobMoney({ job, invoices }: { job: Project; invoices: ReactNode }) {
  const list = useList(variations, { project_id: job.id });
  useAnswersSeen(useMemo(() => list.data?.map(({ id }) => id) ?? [], [list.data]));
  const edited = useEdited<Variation>(variations);
  const change = useFieldChange(variations, 'Status Updated', 'Variation status has been updated.');
  const { mutate: remove } = useRemove(variations, 'Variation Deleted');
  const timeZone = useTimeZone();
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-soft text-sm">
        What the job is worth, and how much of that is invoiced and paid. What was spent on it is under{' '}
        <TabLink to={jobPath(job.job_number, 'finance')}>Finance</TabLink>.
      </p>
      <BillingSummary job={job} />
      {invoices}
      <section aria-labelledby="job-variations" className="grid grid-cols-1 gap-2">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 id="job-variations" className="headline">
            Variations
          </h3>
          <AddButton onClick={edited.add}>Add Variation</AddButton>
        </div>
        <ListState
          query={list}
          empty={
            <Empty
              title="No variations yet"
              hint="More work than was agreed, or less? Put a price on it and let the client accept it."
            />
          }
        >
          <ul aria-label="Variations" className="divide-y divide-line">
            {list.data?.map((variation) => (
              <VariationRow
                key={variation.id}
                variation={variation}
                timeZone={timeZone}
                onStatus={(status) => change(variation, { status })}
                onEdit={() => edited.edit(variation)}
                onDelete={() => remove({ id: variation.id, name: `Variation ${variation.variation_number}` })}
              />
            ))}
          </ul>
        </ListState>
      </section>
      <EditedForm of={edited}>
        {(variation, acts) => <VariationDialog job={job} variation={variation} {...acts} />}
      </EditedForm>
    </div>
  );
}
