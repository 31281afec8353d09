import { Select } from '../forms/select.tsx';

interface Props<K extends string> {
  /** Whose status it is. */
  of: string;
  options: Readonly<Record<K, string>>;
  value: K;
  onChange: (status: K) => void;
}

/** The status of a row; choosing one saves it. */
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
