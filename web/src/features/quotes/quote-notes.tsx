import { CircleAlert } from 'lucide-react';

/** What to know or to look at of a quote, each in a box of its own. */
export const QuoteNotes = ({ notes }: { notes: readonly string[] }) =>
  notes.map((note) => (
    <p key={note} role="status" className="flex gap-2 rounded-md bg-wait-wash p-3 font-semibold text-sm text-wait">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {note}
    </p>
  ));
