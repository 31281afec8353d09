import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../buttons/button.tsx';
import { ExportButton } from './export-button.tsx';

interface Props {
  /** The table's path in the API. */
  path: string;
  importable?: boolean;
  /** Words below the signs, to save space; says for screen readers what is imported and exported. */
  iconsFor?: string;
}

/** A list's Import and Export buttons. */
export function ImportExportButtons({ path, importable = false, iconsFor }: Props) {
  const named = (act: string) => (iconsFor ? { title: `${act} ${iconsFor}`, 'aria-label': `${act} ${iconsFor}` } : {});
  const looks = {
    variant: iconsFor ? 'quiet' : 'plain',
    size: iconsFor ? 'icon' : 'sm',
    className: iconsFor && 'flex-col gap-1! text-xs',
  } as const;
  const sign = iconsFor ? 'size-4' : 'size-5';
  return (
    <>
      {importable && (
        <Button {...looks} asChild>
          <Link to={`/import?table=${path}`} {...named('Import')}>
            <ArrowUpFromLine aria-hidden className={sign} />
            Import
          </Link>
        </Button>
      )}
      <ExportButton list={path} {...looks} {...named('Export')}>
        <ArrowDownToLine aria-hidden className={sign} />
        Export
      </ExportButton>
    </>
  );
}
