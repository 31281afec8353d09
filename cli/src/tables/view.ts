import { type EntityView, type FieldView, headingOf, inOrder, sentName, timeOf } from '@smoko/contract';
import type { Naming } from '../output/flags.ts';
import type { Session } from '../session/session.ts';
import { formatDay, formatMoney, formatShortDay, formatStatus } from '../term/format.ts';
import type { Column } from '../term/table.ts';
import { refersTo } from './references.ts';
import type { CliTable, Row } from './table.ts';

/** A joined record: the table to find it in, and its title in a cell. */
interface Reference<R> {
  table: CliTable<never>;
  title(record: R): string;
}

interface Own<R, F extends string> {
  /** By the field that holds the joined record. */
  references: Partial<Record<F, Reference<R>>>;
  /** How columns shrink, or are left out, in a narrow terminal; and what they show where it is not the field alone. */
  cells: Partial<Record<F, Partial<Column<R>>>>;
  /** What stands in the details where it is not the field alone; nothing where another line tells it. */
  details?: Partial<Record<F, (record: R) => string>>;
  /** The date that `--from` and `--to` filter by. */
  range?: F;
}

/** A table's columns, details and flags, from its entity's view. */
export function fromView<R extends Row, F extends keyof R & string>(
  view: EntityView<F>,
  { references, cells, details, range }: Own<R, F>,
): Required<Pick<CliTable<R>, 'columns' | 'details' | 'naming'>> {
  const labelOf = (name: F): string => {
    const noun = references[name]?.table.noun;
    return view.fields[name].terminal?.label ?? (noun ? capital(noun) : headingOf(view.fields[name]));
  };
  const tell = (record: R, name: F, day = formatDay): string => {
    const time = timeOf(view, name);
    const value = references[name]?.title(record) ?? valueText(view.fields[name], record[name], day);
    return time && record[time] ? `${value} ${valueText(view.fields[time], record[time], day)}` : value;
  };
  return {
    columns: view.terminalColumns.map((name) => ({
      title: view.fields[name].terminal?.column ?? labelOf(name),
      value: (record) => tell(record, name, formatShortDay) || '-',
      ...(isNumber(view.fields[name]) ? { align: 'right' } : {}),
      ...cells[name],
    })),
    details: (record) =>
      inOrder(view).flatMap((name) =>
        view.fields[name].onDay ? [] : [[labelOf(name), details?.[name]?.(record) ?? tell(record, name)]],
      ),
    naming: (session) => ({
      ...Object.fromEntries(inOrder(view).map((name) => [sentName(name, view.fields[name]), flag(name, session)])),
      ...(range ? between(range, labelOf(range).toLowerCase()) : {}),
    }),
  };

  function flag(name: F, session: () => Session): Naming[string] {
    const { kind, computed, terminal } = view.fields[name];
    const other = references[name];
    if (computed) return { hidden: true };
    if (other) return refersTo(session, other.table);
    const about = terminal?.about ?? WRITTEN[kind];
    return { ...(terminal?.flag ? { flag: terminal.flag } : {}), ...(about ? { about } : {}) };
  }
}

const WRITTEN: Partial<Record<FieldView['kind'], string>> = {
  day: 'a day like fri, 3/12 or 2026-12-03',
  time: 'HH:MM',
};

const between = (name: string, said: string): Naming => ({
  [`${name}_from`]: { flag: 'from', about: `${said} from this day` },
  [`${name}_to`]: { flag: 'to', about: `${said} until this day` },
});

const capital = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);
const isNumber = ({ kind }: FieldView): boolean => kind === 'money' || kind === 'count';

function valueText({ kind, terminal }: FieldView, value: unknown, day: typeof formatDay): string {
  if (kind === 'money') return formatMoney(typeof value === 'number' ? value : null);
  if (kind === 'day') return day(typeof value === 'string' ? value : null);
  if (kind === 'yes or no') return value ? (terminal?.yes ?? 'yes') : (terminal?.no ?? '');
  const text = String(value ?? '');
  return kind === 'status' || kind === 'choice' ? formatStatus(text) : text;
}
