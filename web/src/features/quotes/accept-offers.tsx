import { addUpQuote, choicesIn, isOffered, isTaken, type Quote } from '@smoko/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { Sums } from '../../components/records/sums.tsx';
import { api } from '../../lib/api.ts';
import { formatMoney } from '../../lib/format.ts';
import { useAccept } from './use-accept.ts';

/** What the client said they take: one of each choice, and the optional lines. The total follows. */
export function AcceptOffers({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const { lines, client, project } = quote;
  const [taken, setTaken] = useState<readonly number[]>(() =>
    [...lines.keys()].filter((place) => lines[place] && isOffered(lines[place]) && isTaken(lines[place])),
  );
  const { accept, busy } = useAccept(quote, onClose);
  const sums = useTotal(quote, taken);
  const choices = [...choicesIn(lines)];
  const extras = [...lines.keys()].filter((place) => lines[place]?.optional);
  const without = (places: readonly number[]) => taken.filter((place) => !places.includes(place));
  const tick = (place: number) => setTaken(taken.includes(place) ? without([place]) : [...taken, place]);
  return (
    <FormDialog
      title={`Accept ${quote.short_name}`}
      save="Accept Quote"
      busy={busy}
      dirty={false}
      onSubmit={() => void accept([...taken])}
      onClose={onClose}
    >
      <p className="text-soft">
        What did {client?.name ?? 'the client'} take?{!project && client ? ' A job is made from it.' : ''}
        {quote.deposit_percent && client ? ` A deposit invoice of ${quote.deposit_percent}% is drafted.` : ''}
      </p>
      {choices.map(([name, places]) => (
        <Group key={name} legend={`${name}: one of these`}>
          {places.map((place) => (
            <Pick
              key={place}
              line={lines[place]}
              type="radio"
              name={name}
              checked={taken.includes(place)}
              onChange={() => setTaken([...without(places), place])}
            />
          ))}
        </Group>
      ))}
      {extras.length > 0 && (
        <Group legend="Optional">
          {extras.map((place) => (
            <Pick
              key={place}
              line={lines[place]}
              type="checkbox"
              name="optional"
              checked={taken.includes(place)}
              onChange={() => tick(place)}
            />
          ))}
        </Group>
      )}
      <div aria-live="polite" className="grid">
        {sums.data && <Sums {...sums.data} />}
      </div>
    </FormDialog>
  );
}

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="grid min-w-0 gap-2">
    <legend className="mb-2 font-bold">{legend}</legend>
    {children}
  </fieldset>
);

interface PickProps {
  line: Quote['lines'][number] | undefined;
  type: 'radio' | 'checkbox';
  name: string;
  checked: boolean;
  onChange: () => void;
}

function Pick({ line, type, ...input }: PickProps) {
  if (!line) return null;
  const shape = type === 'radio' ? 'rounded-full checked:border-[7px]' : 'rounded-sm checked:border-[#1b1914]';
  return (
    <label className="grid min-h-12 cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-3 rounded-md border-2 border-line px-3.5 py-2 has-checked:border-edge has-checked:bg-page">
      <span className="relative grid size-6 place-items-center">
        <input
          {...input}
          type={type}
          className={`peer absolute inset-0 cursor-pointer appearance-none border-2 border-edge bg-surface checked:bg-amber ${shape}`}
        />
        {type === 'checkbox' && (
          <Check
            aria-hidden
            strokeWidth={4}
            className="pointer-events-none relative size-4 text-on-amber opacity-0 peer-checked:opacity-100"
          />
        )}
      </span>
      <span className="min-w-0 break-words font-semibold">{line.description}</span>
      <span className="tabular-nums">{formatMoney(line.total)}</span>
    </label>
  );
}

/** By the server's rules; the last known while another is on its way. */
function useTotal({ lines, prices_include_gst }: Quote, taken: readonly number[]) {
  const input = {
    lines: lines.map(({ total: _, ...line }, place) =>
      isOffered(line) ? { ...line, taken: taken.includes(place) } : line,
    ),
    prices_include_gst,
  };
  return useQuery({
    queryKey: ['quotes', 'sums', input],
    queryFn: ({ signal }) => api.call(addUpQuote, input, { signal }),
    placeholderData: keepPreviousData,
  });
}
