import { Download, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatBytes, formatInstantDay } from '../../lib/format.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { Card } from '../layout/card.tsx';
import { fileKind } from './file-kinds.ts';

interface Props {
  file: { id: string; name: string; file_type: string; file_size: number; created_at: string };
  /** The address of its content. */
  href: string;
  timeZone: string;
  onDelete: () => void;
  /** What else can be done with it: a button, on a phone below its name. */
  act?: ReactNode;
  /** In the place of the sign of its kind. */
  picture?: ReactNode;
  children?: ReactNode;
}

/** A stored file, with download and delete. */
export function FileRow({ file, href, timeZone, onDelete, act, picture, children }: Props) {
  const { name: kind, icon: Icon } = fileKind(file.file_type);
  return (
    <li>
      <Card className="p-3 pr-1">
        <article aria-labelledby={`file-${file.id}`} className="flex flex-wrap items-center gap-x-3 sm:flex-nowrap">
          {picture || <Icon aria-label={kind} role="img" className="size-8 shrink-0 text-soft" />}
          <div className="min-w-0 flex-1 basis-0">
            <h3 id={`file-${file.id}`} className="break-words font-bold leading-snug">
              {file.name}
            </h3>
            <p className="text-soft text-sm">
              {formatBytes(file.file_size)} · {formatInstantDay(file.created_at, timeZone)}
            </p>
            {children}
          </div>
          {act && <div className="order-last basis-full pl-7.5 sm:order-none sm:basis-auto sm:pl-0">{act}</div>}
          <div className="flex shrink-0">
            <a
              href={href}
              download={file.name}
              aria-label={`Download ${file.name}`}
              className="inline-flex size-12 items-center justify-center rounded-md text-ink hover:bg-sunken active:bg-line"
            >
              <Download aria-hidden className="size-5" />
            </a>
            <IconButton variant="quiet" label={`Delete ${file.name}`} onClick={onDelete}>
              <Trash2 aria-hidden className="size-5" />
            </IconButton>
          </div>
        </article>
      </Card>
    </li>
  );
}
