import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { notify } from '../../lib/notify.ts';
import { editedOf } from '../../lib/queue/cached-records.ts';
import type { CallItem } from '../../lib/queue/items.ts';
import { settle } from '../../lib/queue/queue.ts';
import { same, theirsOf } from '../../lib/queue/send-item.ts';
import { inWords } from './item-words.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An edit beside the record as it is now: of each field its owner takes one. */
export function Choice({ item }: { item: CallItem }) {
  const theirs = useQuery({
    queryKey: [item.table, 'theirs', item.id],
    queryFn: () => theirsOf(item),
    staleTime: 0,
    gcTime: 0,
  });
  if (theirs.data) return <Fieldsets key={String(theirs.data.version)} item={item} theirs={theirs.data} />;
  if (theirs.isPending) return <Skeleton className="h-40 w-full" />;
  return <LoadError onRetry={() => void theirs.refetch()} busy={theirs.isFetching} />;
}

function Fieldsets({ item, theirs }: { item: CallItem; theirs: Fields }) {
  const client = useQueryClient();
  const { seen } = item;
  const mine = Object.entries(editedOf(item.input));
  // what nobody else touched is no question
  const asked = mine.filter(([name]) => seen === null || !same(seen[name], theirs[name]));
  const [taken, setTaken] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({});
  const [saving, setSaving] = useState(false);
  const left = asked.filter(([name]) => taken[name] === undefined).length;
  const save = async () => {
    setSaving(true);
    try {
      await settle(client, item, theirs, Object.fromEntries(mine.filter(([name]) => taken[name] !== 'theirs')));
    } catch (error) {
      notify.failure(error);
    }
    setSaving(false);
  };
  return (
    <div className="grid gap-3">
      {asked.map(([name, value]) => {
        const own = inWords(item.table, name, value);
        return (
          <fieldset key={name} className="grid gap-1.5">
            <legend className="mb-1 font-bold text-sm">{own.label}</legend>
            <div className="grid grid-cols-2 gap-2">
              {(['mine', 'theirs'] as const).map((whose) => (
                <label
                  key={whose}
                  className="flex min-h-12 cursor-pointer items-start gap-2 rounded-md border-2 border-line p-2 has-checked:border-edge has-checked:bg-sunken"
                >
                  <input
                    type="radio"
                    name={`${item.id} ${name}`}
                    checked={taken[name] === whose}
                    onChange={() => setTaken((before) => ({ ...before, [name]: whose }))}
                    className="mt-1 size-4 shrink-0 accent-(--focus)"
                  />
                  <span className="min-w-0">
                    <span className="block text-soft text-xs">{whose === 'mine' ? 'Yours' : 'Theirs'}</span>
                    <span className="wrap-anywhere block font-semibold text-sm">
                      {whose === 'mine' ? own.value : inWords(item.table, name, theirs[name]).value}
                    </span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
      <Button variant="primary" busy={saving} disabled={left > 0} onClick={() => void save()}>
        {left > 0 ? 'Choose of each' : 'Save What I Chose'}
      </Button>
    </div>
  );
}
