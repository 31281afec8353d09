import type { EntityView } from '@smoko/contract';
import { Info, type LucideIcon, MessagesSquare } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cn } from '../../lib/cn.ts';
import { Card } from '../layout/card.tsx';
import { CHOSEN } from './bulk/select-box.tsx';
import { RowActions } from './row-actions.tsx';
import { valueText } from './view-columns.tsx';

interface Props {
  id: string;
  name: string;
  /** Its page. */
  to: string;
  badge?: ReactNode;
  /** Its box, while records are being chosen. */
  select?: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
  foot?: ReactNode;
  children: ReactNode;
}

/** A client or supplier in a directory. */
export const DirectoryCard = ({ id, name, to, badge, select, onEdit, onDelete, foot, children }: Props) => (
  <Card className={cn('flex h-full flex-col p-4 pr-2', CHOSEN)}>
    <article aria-labelledby={`card-${id}`} className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-start justify-between gap-2">
        {select}
        <div className="min-w-0 flex-1 pt-2.5">
          <h2 id={`card-${id}`} className="break-words font-bold text-lg leading-snug">
            <Link to={to} className="underline decoration-2 decoration-line underline-offset-4 hover:decoration-edge">
              {name}
            </Link>
          </h2>
          {badge && <div className="mt-1.5 flex flex-wrap gap-1.5">{badge}</div>}
        </div>
        <div className="shrink-0">
          <RowActions name={name} onEdit={onEdit} onDelete={onDelete} />
        </div>
      </div>
      <ul className="mt-2 grid grid-cols-1 gap-1.5 pr-2 text-soft text-sm">{children}</ul>
      {foot && <div className="mt-auto pt-1">{foot}</div>}
    </article>
  </Card>
);

/** A line with its icon: a phone number, an address. */
export const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex gap-2 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-faint">
    {icon}
    <span className="min-w-0 whitespace-pre-line break-words">{children}</span>
  </li>
);

interface FactsProps<R, F extends string> {
  view: EntityView<F>;
  record: R;
  /** Facts with a sign or words of their own. */
  own: Partial<Record<F, ReactNode>>;
}

/** What a card tells of a record: the columns of its view that hold something. */
export const ViewFacts = <F extends string, R extends Readonly<Record<F, unknown>>>(props: FactsProps<R, F>) =>
  props.view.columns.map((name) => {
    const { [name]: field } = props.view.fields;
    const value = props.record[name];
    return (
      <Fragment key={name}>
        {props.own[name] ??
          (value !== null && value !== '' && value !== false && (
            <Fact icon={<Info aria-label={field.label} />}>{valueText(field, value)}</Fact>
          ))}
      </Fragment>
    );
  });

interface LinkProps {
  to: string;
  icon: LucideIcon;
  /** What it leads to, with the card's name: `Messages with Priya Sharma`. */
  label: string;
  children: string;
}

/** Leads from a card to more of its client or supplier. */
export const CardLink = ({ to, icon: Icon, label, children }: LinkProps) => (
  <Link
    to={to}
    aria-label={label}
    className="inline-flex min-h-12 items-center gap-2 font-bold text-link text-sm underline underline-offset-2"
  >
    <Icon aria-hidden className="size-4" />
    {children}
  </Link>
);

/** A link to all messages with this client or supplier. */
export const MessagesLink = ({ to, name }: { to: string; name: string }) => (
  <CardLink to={to} icon={MessagesSquare} label={`Messages with ${name}`}>
    Messages
  </CardLink>
);
