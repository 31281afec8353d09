import { ChevronDown } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { oneOf } from '../../lib/records/list-input.ts';
import { TONES } from '../indicators/badge.tsx';
import { toneOf } from './status-badge.tsx';

interface Props<K extends string> {
  /** The record's name, for screen readers. */
  of: string;
  options: Readonly<Record<K, string>>;
  value: K;
  onChange: (status: K) => void;
}

/** A record's status, in its colour, where it is also changed; for close rows. Saved at once. */
export const StatusPick = <K extends string>({ of, options, value, onChange }: Props<K>) => (
  <span className={cn('relative inline-block w-28 rounded-sm', TONES[toneOf(value)])}>
    <select
      aria-label={`Status of ${of}`}
      value={value}
      onChange={(event) => {
        const next = oneOf(options, event.target.value);
        if (next) onChange(next);
      }}
      className="min-h-9 w-full cursor-pointer appearance-none rounded-sm border-2 border-transparent bg-transparent py-0.5 pr-7 pl-2 font-bold text-xs hover:border-current"
    >
      {Object.entries<string>(options).map(([key, text]) => (
        <option key={key} value={key} className="bg-surface text-base text-ink">
          {text}
        </option>
      ))}
    </select>
    <ChevronDown aria-hidden className="pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2" />
  </span>
);
