import { Select } from './select.tsx';

interface Props<K extends string> {
  label: string;
  /** The choice that leaves everything in: 'All statuses'. Absent where one is always chosen. */
  all?: string;
  options: Readonly<Record<K, string>>;
  value: K | '';
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** Narrows or orders a list. */
export const FilterSelect = <K extends string>({ label, all, options, value, disabled, onChange }: Props<K>) => (
  <Select
    aria-label={label}
    value={value}
    disabled={disabled}
    onChange={(event) => onChange(event.target.value)}
    className="flex-1 basis-40"
  >
    {all && <option value="">{all}</option>}
    {Object.entries<string>(options).map(([key, text]) => (
      <option key={key} value={key}>
        {text}
      </option>
    ))}
  </Select>
);
