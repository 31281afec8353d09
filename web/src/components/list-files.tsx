import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from './button.tsx';

interface Props {
  /** The table's in the API. */
  path: string;
  importable?: boolean;
  /** Where there is little room, the icons alone; what the list is of. */
  iconsFor?: string;
}

/** Beside a list: in from a file, out to a file. */
export function ListFiles({ path, importable = false, iconsFor }: Props) {
  const named = (act: string) => (iconsFor ? { title: `${act} ${iconsFor}`, 'aria-label': `${act} ${iconsFor}` } : {});
  const button = (link: ReactNode) => (
    <Button variant={iconsFor ? 'quiet' : 'plain'} size={iconsFor ? 'icon' : 'sm'} asChild>
      {link}
    </Button>
  );
  return (
    <>
      {importable &&
        button(
          <Link to={`/import?table=${path}`} {...named('Import')}>
            <ArrowUpFromLine aria-hidden className="size-5" />
            {!iconsFor && 'Import'}
          </Link>,
        )}
      {button(
        <a href={`/api/export/${path}`} download {...named('Export')}>
          <ArrowDownToLine aria-hidden className="size-5" />
          {!iconsFor && 'Export'}
        </a>,
      )}
    </>
  );
}
