import { IMPORT_TABLES, LIMITS } from '@smoko/contract';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Field } from '../../components/forms/field.tsx';
import { FileDrop } from '../../components/forms/file-drop.tsx';
import { Select } from '../../components/forms/select.tsx';
import { Spinner } from '../../components/indicators/spinner.tsx';
import { Card } from '../../components/layout/card.tsx';
import { notify } from '../../lib/notify.ts';
import { useImport, usePreview, useUndoImport } from './api.ts';
import { ImportPreview } from './import-preview.tsx';
import { readText } from './read-text.ts';
import { count, KINDS } from './words.ts';

/** A file is chosen, looked at, and imported on a yes. */
export function ImportCard() {
  const [params, setParams] = useSearchParams();
  const table = IMPORT_TABLES.find((one) => one === params.get('table')) ?? 'clients';
  const [csv, setCsv] = useState<string | null>(null);
  const preview = usePreview();
  const undo = useUndoImport();
  const startOver = () => {
    setCsv(null);
    preview.reset();
  };
  const run = useImport((done) => {
    const left = done.left_out > 0 ? ` ${done.left_out} left out.` : '';
    const action = { label: 'Undo', onClick: () => undo.mutate(done.id) };
    notify.success('Import Done', `${count(done.table, done.added)} added.${left}`, action);
    startOver();
  });
  const { chooser, once } = useNextFile(csv);
  const look = async (file: File) => {
    const text = await readText(file);
    if (text.length > LIMITS.importText)
      return notify.error('Error', 'That file is too large. Split it and import the parts.');
    setCsv(text);
    preview.mutate({ table, csv: text }, { onError: startOver });
  };

  return (
    <Card className="grid gap-5 p-5">
      <Field label="What is in the file?">
        {(controls) => (
          <Select
            {...controls}
            value={table}
            disabled={csv !== null}
            onChange={({ target }) => setParams({ table: target.value }, { replace: true })}
          >
            {IMPORT_TABLES.map((one) => (
              <option key={one} value={one}>
                {KINDS[one].label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {csv === null && (
        <FileDrop
          label="Choose a CSV file"
          hint={`From Excel, Xero, Google or Smoko, up to ${LIMITS.importRows.toLocaleString('en-AU')} rows. Nothing is added before you say yes.`}
          accept=".csv,.tsv,.txt"
          disabled={false}
          inputRef={chooser}
          onChoose={(file) => void look(file)}
        />
      )}
      {preview.isPending && (
        <p role="status" className="flex items-center gap-3 font-semibold">
          <Spinner />
          Reading the file
        </p>
      )}
      {csv !== null && preview.data && (
        <ImportPreview
          table={table}
          preview={preview.data}
          busy={run.isPending}
          onCancel={startOver}
          onImport={(duplicates) => once((again) => run.mutate({ table, csv, duplicates }, { onError: again }))}
        />
      )}
    </Card>
  );
}

/** Where the next file is chosen, and whether what is looked at was said yes to: a second press comes before the button is busy. */
function useNextFile(csv: string | null) {
  const chooser = useRef<HTMLInputElement>(null);
  const sent = useRef(false);
  const chosen = useRef(false);
  useEffect(() => {
    sent.current = false;
    // the button that was pressed is gone with what was looked at: the next file is chosen here
    if (csv === null && chosen.current && document.activeElement === document.body)
      chooser.current?.focus({ preventScroll: true });
    chosen.current = csv !== null;
  }, [csv]);
  return {
    chooser,
    /** Does it unless it was done; `again` allows it once more. */
    once: (send: (again: () => void) => void) => {
      if (sent.current) return;
      sent.current = true;
      send(() => {
        sent.current = false;
      });
    },
  };
}
