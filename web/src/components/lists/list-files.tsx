import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../buttons/button.tsx';
import { ExportButton } from './export-button.tsx';

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
  const looks = { variant: iconsFor ? 'quiet' : 'plain', size: iconsFor ? 'icon' : 'sm' } as const;
  return (
    <>
      {importable && (
        <Button {...looks} asChild>
          <Link to={`/import?table=${path}`} {...named('Import')}>
            <ArrowUpFromLine aria-hidden className="size-5" />
            {!iconsFor && 'Import'}
          </Link>
        </Button>
      )}
      <ExportButton list={path} {...looks} {...named('Export')}>
        <ArrowDownToLine aria-hidden className="size-5" />
        {!iconsFor && 'Export'}
      </ExportButton>
    </>
  );
}
