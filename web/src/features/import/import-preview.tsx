import type { ImportRow, ImportTable, ImportPreview as Preview } from '@smoko/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { Checkbox } from '../../components/forms/checkbox.tsx';
import { Badge, type Tone } from '../../components/indicators/badge.tsx';
import { formatChoice } from '../../lib/format.ts';
import { count } from './words.ts';

interface Props {
  table: ImportTable;
  preview: Preview;
  busy: boolean;
  onCancel: () => void;
  onImport: (duplicates: 'skip' | 'add') => void;
}

/** What a file would add, and what needs a look first. */
export function ImportPreview({ table, preview: { columns, counts, rows }, busy, onCancel, onImport }: Props) {
  const [both, setBoth] = useState(false);
  const adding = counts.new + (both ? counts.duplicate : 0);
  const preview = useRef<HTMLElement>(null);
  useEffect(() => {
    // what the file was chosen with is gone
    if (document.activeElement === document.body) preview.current?.focus({ preventScroll: true });
  }, []);
  const unknown = columns.filter(({ field, header }) => !field && header);
  const known = columns.filter(({ field }) => field);
  return (
    <section ref={preview} tabIndex={-1} aria-label="Preview" className="grid gap-5 outline-none">
      <p className="font-semibold">
        {count(table, counts.new)} to add, {counts.duplicate} on file already, {counts.wrong} with something wrong.
      </p>
      <div className="text-sm">
        <p className="text-soft">Columns</p>
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {known.map(({ header, field }) => (
            <li key={header} className="break-words">
              {header} <span className="text-soft">as {formatChoice(field ?? '')}</span>
            </li>
          ))}
        </ul>
        {unknown.length > 0 && (
          <p className="mt-2 break-words text-soft">Left out: {unknown.map(({ header }) => header).join(', ')}</p>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <ul aria-label="Rows" className="grid max-h-96 gap-2 overflow-y-auto" tabIndex={0}>
        {rows.map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ul>
      {counts.duplicate > 0 && (
        <Checkbox label={`Add the ${counts.duplicate} on file already too`} checked={both} onChange={setBoth} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={busy} disabled={adding === 0} onClick={() => onImport(both ? 'add' : 'skip')}>
          {adding === 0 ? 'Nothing to import' : `Import ${count(table, adding)}`}
        </Button>
        <Button disabled={busy} onClick={onCancel}>
          Choose another file
        </Button>
      </div>
    </section>
  );
}

const LOOKS: Record<ImportRow['state'], { tone: Tone; label: string }> = {
  wrong: { tone: 'bad', label: 'Wrong' },
  duplicate: { tone: 'wait', label: 'On file' },
  new: { tone: 'good', label: 'New' },
};

const Row = ({ row }: { row: ImportRow }) => (
  <li className="rounded-md bg-sunken px-3 py-2 text-sm">
    <div className="flex items-start justify-between gap-3">
      <span className="min-w-0 break-words font-semibold">{row.name || 'No name'}</span>
      <Badge tone={LOOKS[row.state].tone}>{LOOKS[row.state].label}</Badge>
    </div>
    {row.notes.map((note) => (
      <p key={note} className="break-words text-soft">
        Line {row.line}: {note}
      </p>
    ))}
  </li>
);
