import { attachments } from '@smoko/contract';
import type { ComponentProps, ReactNode } from 'react';
import { useRemove } from '../../lib/records/use-remove.ts';
import { useTimeZone } from '../../lib/session.ts';
import { Empty } from '../lists/empty.tsx';
import { ListState, type Query } from '../lists/list-state.tsx';
import { FileRow } from './file-row.tsx';

type StoredFile = ComponentProps<typeof FileRow>['file'];

interface Props<F extends StoredFile> {
  query: Omit<Query, 'data'> & { data: readonly F[] | undefined };
  /** What to do where there are none. */
  empty: { hint: string; say?: string };
  /** Below a file's name. */
  about?: (file: F) => ReactNode;
  /** What else can be done with it. */
  act?: (file: F) => ReactNode;
  /** In the place of the sign of its kind. */
  picture?: (file: F) => ReactNode;
}

export const pathOf = ({ id }: { id: string }): string => `/api/attachments/${id}/file`;

/** Photos, plans and papers that are kept with jobs. */
export function JobFileList<F extends StoredFile>({ query, empty, about, act, picture }: Props<F>) {
  const remove = useRemove(attachments, 'File Deleted', 'Delete Failed');
  const timeZone = useTimeZone();
  return (
    <ListState query={query} empty={<Empty title="No files yet" {...empty} />}>
      <ul aria-label="Files" className="grid grid-cols-1 gap-3">
        {query.data?.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            href={pathOf(file)}
            timeZone={timeZone}
            onDelete={() => remove.mutate(file)}
            act={act?.(file)}
            picture={picture?.(file)}
          >
            {about?.(file)}
          </FileRow>
        ))}
      </ul>
    </ListState>
  );
}
