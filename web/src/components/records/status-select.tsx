import { Select } from '../forms/select.tsx';

interface Props<K extends string> {
  /** The record's name, for screen readers. */
  of: string;
  options: Readonly<Record<K, string>>;
  value: K;
  onChange: (status: K) => void;
}

/** Changes the status of a record in a list; saved at once. */
export const StatusSelect = <K extends string>({ of, options, value, onChange }: Props<K>) => (
  <Select
    aria-label={`Status of ${of}`}
    value={value}
    onChange={(event) => onChange(event.target.value as K)}
    className="min-w-36 flex-1"
  >
    {Object.entries<string>(options).map(([key, text]) => (
      <option key={key} value={key}>
        {text}
      </option>
    ))}
  </Select>
);
