import type { CSSProperties } from 'react';
import { Select } from '../forms/select.tsx';

interface Props<K extends string> {
  label: string;
  /** The option without a filter: 'All statuses'. Left out where one option is always chosen. */
  all?: string;
  options: Readonly<Record<K, string>>;
  value: K | '';
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** About as wide as a letter is, and what stands around the words. */
const LETTER_REM = 0.52;
const FRAME_REM = 3.5;

/** A select that filters or sorts a list. */
export function FilterSelect<K extends string>({ label, all = '', options, value, disabled, onChange }: Props<K>) {
  const longest = Math.max(all.length, ...Object.values<string>(options).map(({ length }) => length));
  // where it is narrow, one whose words would be cut off gets a line of its own
  const style: CSSProperties & Record<'--words', string> = { '--words': `${longest * LETTER_REM + FRAME_REM}rem` };
  return (
    <Select
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
      style={style}
      className="min-w-0 flex-1 basis-36 max-sm:basis-(--words)"
    >
      {all && <option value="">{all}</option>}
      {Object.entries<string>(options).map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </Select>
  );
}

interface OrderProps<K extends string> {
  options: Readonly<Record<K, string>>;
  /** The chosen order; '' for the default, `first`. */
  value: K | '';
  first: K;
  /** Disables the select: search results have their own order. */
  searching: boolean;
  onChange: (value: string) => void;
}

export const OrderSelect = <K extends string>({ value, first, searching, ...select }: OrderProps<K>) => (
  <FilterSelect label="Order" value={value || first} disabled={searching} {...select} />
);
