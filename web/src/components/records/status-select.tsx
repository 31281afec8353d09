import { cn } from '../../lib/cn.ts';
import { EnterSaves } from '../forms/enter-saves.tsx';
import { Select } from '../forms/select.tsx';
import { useSettledChoice } from '../forms/use-settled-choice.ts';
import { TONES } from '../indicators/badge.tsx';
import { toneOf } from './status-badge.tsx';

interface Props<K extends string> {
  /** The record's name, for screen readers. */
  of: string;
  options: Readonly<Record<K, string>>;
  value: K;
  onChange: (status: K) => void;
  /** Looks like the badge it stands for. */
  badge?: boolean;
}

/** In a line of a table as low as its words, where there is a mouse. */
const SLIM =
  'border-edge bg-surface py-2 pr-9 pl-3 text-base text-ink row:pointer-fine:min-h-9 row:py-1 row:pr-8 row:pl-2.5 row:text-sm/5';
const BADGE =
  'border-transparent py-1 pr-9 pl-2 font-bold text-sm row:pointer-fine:min-h-7 row:py-0 row:pr-7 row:text-xs';

/** Changes the status of a record in a list; saved at once, or by Enter where keys walked to it. */
export function StatusSelect<K extends string>({ of, options, value, onChange, badge = false }: Props<K>) {
  const { select, waiting } = useSettledChoice(value, onChange);
  return (
    <span className={cn('relative block', badge ? 'min-w-32 row:min-w-29' : 'min-w-32 flex-1 row:min-w-29')}>
      <Select aria-label={`Status of ${of}`} {...select} look={badge ? cn(BADGE, TONES[toneOf(select.value)]) : SLIM}>
        {Object.entries<string>(options).map(([key, text]) => (
          <option key={key} value={key} className="bg-surface text-ink">
            {text}
          </option>
        ))}
      </Select>
      <EnterSaves waiting={waiting} />
    </span>
  );
}
