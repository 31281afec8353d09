import { AppError, clients, projects, type Quote, quotes } from '@smoko/contract';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { Page } from '../../components/layout/page.tsx';
import { useAnswersSeen } from '../../lib/records/new-answers.ts';
import { useList } from '../../lib/records/use-list.ts';
import { useRecord } from '../../lib/records/use-record.ts';
import { QuoteForm } from './quote-form.tsx';

/** A new quote, with `?job=` for the job of that number or `?client=` for that client; or with `?quote=` one that is on file. */
export function QuickQuote() {
  const [params, setParams] = useSearchParams();
  const id = params.get('quote');
  const number = params.get('job');
  const client = params.get('client');
  const onSaved = (saved: Quote) => setParams({ quote: saved.id }, { replace: true });
  return (
    <Page
      title="Quick Quote"
      lead="Say what the work is and what it costs. The words are written for you, the sums are done."
      actions={
        <>
          {id && <Button onClick={() => setParams({}, { replace: true })}>New Quote</Button>}
          <Button asChild>
            <Link to="/quotes">All Quotes</Link>
          </Button>
        </>
      }
    >
      {id !== null ? (
        <OnFile key={id} id={id} />
      ) : number ? (
        <ForJob key={number} number={number} onSaved={onSaved} />
      ) : client ? (
        <ForClient key={client} id={client} onSaved={onSaved} />
      ) : (
        <QuoteForm quote={null} onSaved={onSaved} />
      )}
    </Page>
  );
}

/** The job as it was when the form was opened; of a number nobody has, a new quote all the same. */
function ForJob({ number, onSaved }: { number: string; onSaved: (quote: Quote) => void }) {
  const query = useList(projects, { job_number: number, limit: 1 });
  if (query.data) return <QuoteForm quote={null} job={query.data[0] ?? null} onSaved={onSaved} />;
  if (query.isPending) return <Skeleton className="h-80 w-full" />;
  return <LoadError onRetry={() => void query.refetch()} busy={query.isFetching} />;
}

/** Of a client who is not on file any more, a new quote all the same. */
function ForClient({ id, onSaved }: { id: string; onSaved: (quote: Quote) => void }) {
  const query = useRecord(clients, id);
  if (query.data) return <QuoteForm quote={null} client={query.data} onSaved={onSaved} />;
  if (query.isPending) return <Skeleton className="h-80 w-full" />;
  if (isGone(query.error)) return <QuoteForm quote={null} onSaved={onSaved} />;
  return <LoadError onRetry={() => void query.refetch()} busy={query.isFetching} />;
}

const isGone = (error: Error): boolean =>
  error instanceof AppError && (error.code === 'not_found' || error.code === 'invalid');

function OnFile({ id }: { id: string }) {
  const query = useRecord(quotes, id);
  useAnswersSeen(useMemo(() => (query.data ? [id] : []), [query.data, id]));
  const reload = async () => (await query.refetch()).data ?? null;
  if (query.data) return <Opened first={query.data} reload={reload} />;
  if (query.isPending) return <Skeleton className="h-80 w-full" />;
  return <LoadError onRetry={() => void query.refetch()} busy={query.isFetching} />;
}

/** The quote as it was when it was opened: what others change meanwhile takes nothing from under the fingers. */
function Opened({ first, reload }: { first: Quote; reload: () => Promise<Quote | null> }) {
  const [quote, setQuote] = useState(first);
  return (
    <QuoteForm
      key={quote.version}
      quote={quote}
      onSaved={setQuote}
      onReload={async () => {
        const now = await reload();
        if (now) setQuote(now);
      }}
    />
  );
}
