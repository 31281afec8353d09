import { AppError, clients, projects, type Quote } from '@smoko/contract';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { Page } from '../../components/layout/page.tsx';
import { useList } from '../../lib/records/use-list.ts';
import { useRecord } from '../../lib/records/use-record.ts';
import { QuoteForm } from './quote-form.tsx';
import { QuoteOnFile } from './quote-on-file.tsx';

/** A new quote, with `?job=` for the job of that number or `?client=` for that client; or with `?quote=` one that is on file. */
export function QuickQuote() {
  const [params, setParams] = useSearchParams();
  const id = params.get('quote');
  const number = params.get('job');
  const client = params.get('client');
  const onSaved = (saved: Quote) => setParams({ quote: saved.id }, { replace: true });
  if (id !== null) return <QuoteOnFile key={id} id={id} />;
  return (
    <Page
      title="Quick Quote"
      lead="Say what the work is and what it costs. The words are written for you, the sums are done."
      actions={
        <Button asChild>
          <Link to="/quotes">All Quotes</Link>
        </Button>
      }
    >
      {number ? (
        <ForJob key={number} number={number} onSaved={onSaved} />
      ) : client ? (
        <ForClient key={client} id={client} onSaved={onSaved} />
      ) : (
        <QuoteForm onSaved={onSaved} />
      )}
    </Page>
  );
}

/** The job as it was when the form was opened; of a number nobody has, a new quote all the same. */
function ForJob({ number, onSaved }: { number: string; onSaved: (quote: Quote) => void }) {
  const query = useList(projects, { job_number: number, limit: 1 });
  if (query.data) return <QuoteForm job={query.data[0] ?? null} onSaved={onSaved} />;
  if (query.isPending) return <Skeleton className="h-80 w-full" />;
  return <LoadError onRetry={() => void query.refetch()} busy={query.isFetching} />;
}

/** Of a client who is not on file any more, a new quote all the same. */
function ForClient({ id, onSaved }: { id: string; onSaved: (quote: Quote) => void }) {
  const query = useRecord(clients, id);
  if (query.data) return <QuoteForm client={query.data} onSaved={onSaved} />;
  if (query.isPending) return <Skeleton className="h-80 w-full" />;
  if (isGone(query.error)) return <QuoteForm onSaved={onSaved} />;
  return <LoadError onRetry={() => void query.refetch()} busy={query.isFetching} />;
}

const isGone = (error: Error): boolean =>
  error instanceof AppError && (error.code === 'not_found' || error.code === 'invalid');
