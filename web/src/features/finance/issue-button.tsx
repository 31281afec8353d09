import type { FinanceRecord } from '@smoko/contract';
import { FileCheck2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import type { ButtonVariant } from '../../components/buttons/button-looks.ts';
import { IssueDialog } from './issue-dialog.tsx';
import { nameOf } from './names.ts';

/** Gives a draft its number without sending it: it was handed over, or goes another way. */
export function IssueButton({ record, variant = 'plain' }: { record: FinanceRecord; variant?: ButtonVariant }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="row"
        variant={variant}
        onClick={() => setAsking(true)}
        aria-label={`Issue ${nameOf(record)}`}
        className="grow"
      >
        <FileCheck2 aria-hidden className="size-4" />
        Issue
      </Button>
      {asking && <IssueDialog record={record} onClose={() => setAsking(false)} />}
    </>
  );
}
