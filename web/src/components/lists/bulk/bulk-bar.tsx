import { useQueryClient } from '@tanstack/react-query';
import { ListChecks, Trash2, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../buttons/button.tsx';
import { changeAll, removeAll } from './acts.ts';
import { type Bulk, countOf } from './bulk-kind.ts';
import { BulkQuestion } from './bulk-question.tsx';
import { BulkReport } from './bulk-report.tsx';
import { BulkStatus, sharedStatuses, whyNoStatus } from './bulk-status.tsx';
import type { Listed } from './selection.ts';

/** How many are chosen, and what can be done with all of them; while it is done, how far it is. */
export function BulkBar({ bulk }: { bulk: Bulk }) {
  const { selection, kind } = bulk;
  const { ids, busy, report } = useStore(selection.state);
  const client = useQueryClient();
  const place = { client, bulk };
  const [asked, setAsked] = useState<readonly Listed[] | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the button that was pressed is away while it is done
    if (busy !== null && document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, [busy]);
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        tabIndex={-1}
        aria-label={`Chosen ${kind.many}`}
        className="sticky bottom-0 z-20 mt-3 flex flex-wrap items-center gap-1.5 border-edge border-t-2 bg-surface p-1.5 shadow-float outline-none max-lg:-mx-4 sm:gap-2.5 lg:bottom-4 lg:ml-auto lg:w-fit lg:rounded-lg lg:border-2 lg:px-2.5"
      >
        <Button
          variant="quiet"
          size="icon"
          aria-label="Leave Select"
          disabled={busy !== null}
          onClick={selection.leave}
        >
          <X aria-hidden className="size-5" />
        </Button>
        <p role="status" className="min-w-0 flex-1 font-bold text-sm tabular-nums lg:min-w-28">
          {busy ?? (ids.size === 0 ? 'None chosen' : `${ids.size.toLocaleString('en-AU')} chosen`)}
        </p>
        {busy === null && (
          <Acts
            bulk={bulk}
            onDelete={setAsked}
            onStatus={(records, status) => void changeAll(place, records, status)}
          />
        )}
      </div>
      {asked && (
        <BulkQuestion
          kind={kind}
          records={asked}
          onKeep={() => setAsked(null)}
          onDelete={() => {
            setAsked(null);
            void removeAll(place, asked);
          }}
        />
      )}
      {report && <BulkReport report={report} onClose={() => selection.state.setState({ report: null })} />}
    </>
  );
}

interface ActsProps {
  bulk: Bulk;
  onDelete: (records: readonly Listed[]) => void;
  onStatus: (records: readonly Listed[], status: string) => void;
}

function Acts({ bulk: { selection, kind }, onDelete, onStatus }: ActsProps) {
  const { rows, ids } = useStore(selection.state);
  const chosen = rows.filter(({ id }) => ids.has(id));
  const whyId = useId();
  const choices = sharedStatuses(kind, chosen);
  const why = kind.statuses ? whyNoStatus(chosen.length, choices) : null;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="max-sm:px-2.5"
        aria-label={`Select all ${countOf(kind, rows.length)}`}
        onClick={() => selection.all(true)}
      >
        <ListChecks aria-hidden className="size-5" />
        All
      </Button>
      {kind.statuses && (
        <BulkStatus choices={choices} why={why} whyId={whyId} onChoose={(status) => onStatus(chosen, status)} />
      )}
      <Button
        variant="danger"
        size="sm"
        className="max-sm:px-2.5"
        aria-label={`Delete ${countOf(kind, chosen.length)}`}
        disabled={chosen.length === 0}
        onClick={() => onDelete(chosen)}
      >
        <Trash2 aria-hidden className="size-5" />
        <span className="max-sm:sr-only">Delete</span>
      </Button>
      {why && (
        <p id={whyId} className={chosen.length === 0 ? 'sr-only' : 'basis-full text-right text-soft text-sm'}>
          {why}
        </p>
      )}
    </>
  );
}
