import { AppError } from '@smoko/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RecordOf, Table } from '../../lib/records/table.ts';
import { useRecord } from '../../lib/records/use-record.ts';
import { Button } from '../buttons/button.tsx';
import { LoadError } from '../indicators/load-error.tsx';
import { Skeleton } from '../indicators/skeleton.tsx';
import { Page } from '../layout/page.tsx';
import { Empty } from '../lists/empty.tsx';

interface Props<T extends Table> {
  table: T;
  /** From the address; empty where it names none. */
  id: string;
  /** Of the page until the record is there. */
  title: string;
  /** In title case: "Client". */
  noun: string;
  directory: { to: string; label: string };
  children: (record: RecordOf<T>) => ReactNode;
}

/** The page of the record that the address names, or what is said where there is none. */
export function OneRecord<T extends Table>({ table, id, title, noun, directory, children }: Props<T>) {
  const record = useRecord(table, id || null);
  const { data, error } = record;
  if (data) return children(data);
  const unknown = !id || (error instanceof AppError && ['not_found', 'invalid'].includes(error.code));
  return (
    <Page title={title} ofRecord>
      {unknown ? (
        <Empty
          title={`${noun} Not Found`}
          hint={`There is no such ${noun.toLowerCase()}, or somebody deleted it.`}
          action={
            <Button variant="primary" asChild>
              <Link to={directory.to}>{directory.label}</Link>
            </Button>
          }
        />
      ) : record.isPending ? (
        <div role="status" aria-label="Loading">
          <Skeleton className="h-96 w-full" />
        </div>
      ) : (
        <LoadError onRetry={() => void record.refetch()} busy={record.isFetching} />
      )}
    </Page>
  );
}
