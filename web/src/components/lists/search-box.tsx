import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Input } from '../forms/input.tsx';

const TYPING_MS = 250;

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search input that calls `onChange` when the user pauses typing. */
export function SearchBox({ label, value, onChange }: Props) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [told, setTold] = useState(value);
  // the value in the address changed: by Back or a link, or it is what was typed here, which may have gone on since
  if (value !== seen) {
    setSeen(value);
    setTold(value);
    if (value !== told) setText(value);
  }
  useEffect(() => {
    if (text === seen) return;
    const timer = setTimeout(() => {
      setTold(text);
      onChange(text);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, seen, onChange]);
  return (
    <div className="relative">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-faint"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="text-ellipsis pl-11 placeholder:text-sm"
      />
    </div>
  );
}
