import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from './button.tsx';

/** Beside a list: in from a file, out to a file. `path` is the table's in the API. */
export const ListFiles = ({ path, importable = false }: { path: string; importable?: boolean }) => (
  <>
    {importable && (
      <Button size="sm" asChild>
        <Link to={`/import?table=${path}`}>
          <ArrowUpFromLine aria-hidden className="size-5" />
          Import
        </Link>
      </Button>
    )}
    <Button size="sm" asChild>
      <a href={`/api/export/${path}`} download>
        <ArrowDownToLine aria-hidden className="size-5" />
        Export
      </a>
    </Button>
  </>
);
