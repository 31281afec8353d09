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

/** A select that filters or sorts a list. */
export const FilterSelect = <K extends string>({ label, all, options, value, disabled, onChange }: Props<K>) => (
  <Select
    aria-label={label}
    value={value}
    disabled={disabled}
    onChange={(event) => onChange(event.target.value)}
    className="min-w-0 flex-1 basis-36"
  >
    {all && <option value="">{all}</option>}
    {Object.entries<string>(options).map(([key, text]) => (
      <option key={key} value={key}>
        {text}
      </option>
    ))}
  </Select>
);

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
