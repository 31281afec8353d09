import { Link } from 'react-router-dom';
import { clientPath, supplierPath } from '../../lib/record-path.ts';

interface Props {
  /** Null where there is none. */
  of: { id: string; name: string; deleted: boolean } | null | undefined;
  /** Text where there is none. */
  none: string;
}

/** A link to a record's client; plain text for one who was deleted and has no page. */
export const ClientLink = (props: Props) => <PersonLink {...props} pathOf={clientPath} />;

/** The same of its supplier. */
export const SupplierLink = (props: Props) => <PersonLink {...props} pathOf={supplierPath} />;

function PersonLink({ of, none, pathOf }: Props & { pathOf: (id: string) => string }) {
  if (!of) return <span className="text-soft">{none}</span>;
  if (of.deleted) return <span>{of.name} (deleted)</span>;
  return (
    <Link
      to={pathOf(of.id)}
      title={of.name}
      className="-my-1.5 inline-block py-1.5 wrap-anywhere text-link underline underline-offset-2 row:my-0 row:line-clamp-2 row:py-0 row:leading-4.5"
    >
      {of.name}
    </Link>
  );
}
