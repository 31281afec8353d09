import { MessageSquarePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { Card } from '../../components/layout/card.tsx';
import { MessageDays } from './message-days.tsx';
import { pathTo } from './person.ts';
import { useHistory } from './use-history.ts';

/** What was written about a job, with whomever. */
export function JobMessages({ jobId, clientId }: { jobId: string; clientId: string | null }) {
  const { query, messages } = useHistory({ project_id: jobId });
  return (
    <section aria-labelledby="job-messages">
      <Card className="min-w-0 p-3 sm:p-5">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 id="job-messages" className="headline text-lg">
            Messages
          </h2>
          {clientId && (
            <Button size="sm" asChild>
              <Link to={pathTo({ client_id: clientId })}>
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
          <Scrolling>
            {query.hasNextPage && (
              <div className="text-center">
                <Button size="sm" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  Earlier Messages
                </Button>
              </div>
            )}
            {messages.length === 0 ? (
              <p className="px-4 py-8 text-center text-soft">No messages about this job yet.</p>
            ) : (
              <MessageDays messages={messages} />
            )}
          </Scrolling>
        )}
      </Card>
    </section>
  );
}

/** From its end, like a conversation. */
const Scrolling = ({ children }: { children: ReactNode }) => (
  <section
    aria-label="About this job"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable with the keyboard
    tabIndex={0}
    className="flex max-h-[36rem] flex-col-reverse overflow-y-auto rounded-md"
  >
    <div className="mb-auto grid grid-cols-1 gap-4">{children}</div>
  </section>
);
