import { addOptOut, getSettings, listOptOuts, type OptOut, removeOptOut } from '@smoko/contract';
import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { Badge } from '../../components/indicators/badge.tsx';
import { Section } from '../../components/layout/section.tsx';
import { ListState } from '../../components/lists/list-state.tsx';
import { SearchBox } from '../../components/lists/search-box.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { formatAddress, formatInstant } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { useFigures } from '../../lib/records/use-figures.ts';
import { useView } from '../../lib/records/use-list.ts';
import { useOperation } from '../../lib/records/use-operation.ts';
import { useTimeZone } from '../../lib/session.ts';
import { AddOptOut } from './add-opt-out.tsx';
import { addressTyped, CHANNEL_NAMES, SOURCES } from './words.ts';

/** Who asked for no more messages, on file or not. */
export function OptOuts() {
  const [q, setQ] = useState('');
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<OptOut | null>(null);
  const country = useFigures('settings', getSettings).data?.country ?? 'AU';
  const list = useView('opt_outs', listOptOuts, q.trim() ? { address: addressTyped(q, country) } : {});
  const add = useOperation(addOptOut, 'opt_outs');
  const remove = useOperation(removeOptOut, 'opt_outs');
  const any = q !== '' || (list.data?.length ?? 0) > 0;
  return (
    <Section
      title="No More Messages"
      lead="Who replied STOP, or told you. Nothing goes to them that way, whoever asks for it."
      actions={<Button onClick={() => setAdding(true)}>Add a Number or Address</Button>}
    >
      {any && <SearchBox label="Search a number or address" value={q} onChange={setQ} />}
      <ListState
        query={list}
        empty={
          <p className="text-soft">
            {q ? 'Not on this list. Write the whole number or address.' : 'Nobody has asked for that.'}
          </p>
        }
      >
        <ul aria-label="No more messages" className="divide-y divide-line">
          {list.data?.map((one) => (
            <Row key={one.id} one={one} onRemove={() => setRemoving(one)} />
          ))}
        </ul>
      </ListState>
      {adding && (
        <AddOptOut
          save={async (input) => {
            await add.mutateAsync(input);
            notify.success('Noted', 'Nothing goes there any more.');
          }}
          onClose={() => setAdding(false)}
        />
      )}
      <Dialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title="Messages again?"
        description={`Only with their own word: ${removing ? formatAddress(removing.address) : ''} asked for no more. It is kept on record that you changed it.`}
        actions={
          <>
            <Button onClick={() => setRemoving(null)}>Cancel</Button>
            <Button
              variant="danger"
              onClick={() => {
                if (removing) remove.mutate({ id: removing.id });
                setRemoving(null);
              }}
            >
              They Want Messages Again
            </Button>
          </>
        }
      />
    </Section>
  );
}

function Row({ one, onRemove }: { one: OptOut; onRemove: () => void }) {
  const zone = useTimeZone();
  const address = formatAddress(one.address);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 break-all font-bold">{address}</span>
          <Badge tone="wait">No {CHANNEL_NAMES[one.channel].toLowerCase()}</Badge>
        </p>
        <p className="break-words text-soft text-sm">
          {formatInstant(one.created_at, zone)}, {SOURCES[one.source]}
          {one.words && `: "${one.words}"`}
        </p>
      </div>
      <Button size="sm" variant="quiet" aria-label={`Remove ${address}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}
