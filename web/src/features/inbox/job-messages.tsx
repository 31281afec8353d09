import { MessageSquarePlus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { Card } from '../../components/layout/card.tsx';
import { messagesPath } from '../../lib/record-path.ts';
import { MessageDays } from './message-days.tsx';
import { useHistory } from './use-history.ts';

/** What was written about a job, with whomever. */
export const JobMessages = ({ jobId, clientId }: { jobId: string; clientId: string | null }) => (
  <Card className="min-w-0 p-3 sm:p-5">
    <Messages
      of={{ project_id: jobId }}
      label="About this job"
      empty="No messages about this job yet."
      to={clientId && messagesPath({ client_id: clientId })}
    />
  </Card>
);

/** What was written to and fro with one client or supplier. */
export const PersonMessages = ({ of, name }: { of: { client_id: string } | { supplier_id: string }; name: string }) => (
  <Messages of={of} label={`With ${name}`} empty="Nothing written yet." to={messagesPath(of)} />
);

interface Props {
  of: Parameters<typeof useHistory>[0];
  label: string;
  empty: string;
  /** Where one writes. */
  to: string | null;
}

function Messages({ of, label, empty, to }: Props) {
  const { query, messages } = useHistory(of);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="headline text-lg">
          Messages
        </h2>
        {to && (
          <Button size="sm" asChild>
            <Link to={to}>
              <MessageSquarePlus aria-hidden className="size-5" />
              Write a Message
            </Link>
          </Button>
        )}
      </div>
      {query.isPending ? (
        <Skeleton className="h-24 w-full" />
      ) : !messages ? (
        <LoadError onRetry={() => void query.refetch()} busy={query.isFetching} />
      ) : (
        <Scrolling label={label}>
          {query.hasNextPage && (
            <div className="text-center">
              <Button size="sm" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                Earlier Messages
              </Button>
            </div>
          )}
          {messages.length === 0 ? (
            <p className="px-4 py-8 text-center text-soft">{empty}</p>
          ) : (
            <MessageDays messages={messages} />
          )}
        </Scrolling>
      )}
    </section>
  );
}

/** From its end, like a conversation. */
const Scrolling = ({ label, children }: { label: string; children: ReactNode }) => (
  <section
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable with the keyboard
    tabIndex={0}
    className="flex max-h-[36rem] flex-col-reverse overflow-y-auto rounded-md"
  >
    <div className="mb-auto grid grid-cols-1 gap-4">{children}</div>
  </section>
);
