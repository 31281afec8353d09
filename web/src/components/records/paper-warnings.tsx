import { getPaperWarnings, type PaperWarning, type WireInput } from '@smoko/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { api } from '../../lib/api.ts';

/** A quote or an invoice on file, or what is typed of one. */
type Asked = WireInput<typeof getPaperWarnings>;

/** What to look at before a paper goes out, each with the rule it comes from. It stops nothing. */
export function PaperWarnings({ of }: { of: Asked }) {
  const found = useQuery({
    queryKey: ['paper_warnings', of],
    queryFn: ({ signal }) => api.call(getPaperWarnings, of, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  return <WarningList warnings={found.data?.warnings ?? []} />;
}

/** The same where they are known already, as of a draft. */
export function WarningList({ warnings }: { warnings: readonly PaperWarning[] }) {
  if (!warnings.length) return null;
  return (
    <div role="status" aria-label="Worth a look">
      <ul className="grid gap-2">
        {warnings.map(({ code, message, source }) => (
          <li key={code} className="flex gap-2 rounded-md bg-wait-wash p-3 text-sm text-wait">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="wrap-anywhere min-w-0">
              <span className="font-semibold">{message}</span>
              {source && (
                <>
                  {' '}
                  <a
                    href={source.url}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="underline underline-offset-2"
                  >
                    {source.name}
                    <span className="sr-only"> (opens in a new tab)</span>
                  </a>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
