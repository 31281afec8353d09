import type { FinanceRecord } from '@smoko/contract';
import { financeRecords } from '@smoko/contract';
import { EditedForm } from '../../components/forms/edited-form.tsx';
import { ListActs } from '../../components/lists/list-acts.tsx';
import { recordPath } from '../../lib/record-path.ts';
import { useEdited } from '../../lib/records/use-edited.ts';
import { useLeave } from '../../lib/use-leave.ts';
import { RecordDialog, type RecordOfWhat } from './record-dialog.tsx';
import type { MADE_TYPES } from './words.ts';

interface Props {
  of: RecordOfWhat;
  /** What it is at first. */
  type: keyof typeof MADE_TYPES;
  children: string;
}

/** Adds a record on the page of what it is for. A draft invoice is opened: it is issued or sent next. */
export function AddRecord({ of, type, children }: Props) {
  const edited = useEdited<FinanceRecord>(financeRecords);
  const { leave } = useLeave();
  return (
    <>
      <ListActs add={children} onAdd={edited.add} />
      <EditedForm of={edited}>
        {(_, { onClose }) => (
          <RecordDialog type={type} of={of} onClose={onClose} onDraft={({ id }) => leave(recordPath(id))} />
        )}
      </EditedForm>
    </>
  );
}
