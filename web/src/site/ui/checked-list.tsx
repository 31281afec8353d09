import { Check } from 'lucide-react';

/** Good points, each with a tick. */
export const CheckedList = ({ items }: { items: readonly string[] }) => (
  <ul className="grid gap-2">
    {items.map((item) => (
      <li key={item} className="flex gap-2.5">
        <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-good" strokeWidth={3} />
        {item}
      </li>
    ))}
  </ul>
);
