import { useState } from 'react';
import { cn } from '../../lib/cn.ts';

const MANY = 700;

/** What somebody wrote, as it was written; something very long is opened by hand. */
export function WordsShown({ text, className }: { text: string; className?: string }) {
  const [all, setAll] = useState(false);
  const long = text.length > MANY;
  return (
    <>
      <p className={cn('whitespace-pre-wrap [overflow-wrap:anywhere]', long && !all && 'line-clamp-[10]', className)}>
        {text}
      </p>
      {long && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="min-h-12 font-bold text-sm underline underline-offset-2"
        >
          {all ? 'Show less' : 'Show all of it'}
        </button>
      )}
    </>
  );
}
