import { isChangedMeanwhile } from '@smoko/contract';
import type { QueryClient } from '@tanstack/react-query';
import { errorText } from '../../../lib/api.ts';
import { notify } from '../../../lib/notify.ts';
import { refreshTable } from '../../../lib/records/refresh.ts';
import { showInLists } from '../../../lib/records/use-field-change.ts';
import { forgetRecord, hideInLists } from '../../../lib/records/use-remove.ts';
import { toast, UNDO_MS } from '../../../lib/toast.ts';
import { type Back, type Bulk, type CallOnce, countOf } from './bulk-kind.ts';
import { type Ran, runAll } from './run.ts';
import type { Listed, Report } from './selection.ts';

type Refused = Ran<Listed, unknown>['refused'];
/** What can be taken back. */
type Taken = readonly { record: Listed; result: Back }[];

const list = new Intl.ListFormat('en-AU');

/** "A, B, C and 9 more", with this many by name. */
function namesOf(names: readonly string[], named = 3): string {
  const more = names.length - named;
  return list.format(more > 0 ? [...names.slice(0, named), `${more} more`] : names);
}

/** "12 tasks", or "9 of 12 tasks". */
const someOf = (kind: Bulk['kind'], some: number, all: number): string =>
  some === all ? countOf(kind, all) : `${some} of ${countOf(kind, all)}`;

interface Place {
  client: QueryClient;
  bulk: Bulk;
}

/** What was refused is listed by name; somebody who has left the page is told as well. */
function tellRefused(
  { bulk: { selection, kind } }: Place,
  title: string,
  refused: Refused,
  done?: ReturnType<typeof undo>,
): void {
  if (!refused.length) return;
  const report: Report = {
    title,
    lines: refused.map(({ record, error }) => ({ name: kind.nameOf(record), reason: errorText(error) })),
    ...(done ? { undo: done.onClick } : {}),
  };
  if (selection.isShown()) selection.state.setState({ report });
  else notify.error(title, namesOf(report.lines.map(({ name, reason }) => `${name}: ${reason}`)));
}

interface Words {
  /** 'Bringing back' and 'Brought back'. */
  doing: string;
  did: string;
}

/** The one Undo of all. Its progress stands in its notice: what was chosen is gone. */
async function takeBack(place: Place, taken: Taken, { doing, did }: Words): Promise<void> {
  const { client, bulk } = place;
  const id = crypto.randomUUID();
  const tell = (through: number) =>
    toast.message(`${doing} ${through} of ${taken.length}…`, { id, duration: Number.POSITIVE_INFINITY });
  const { done, kept, refused } = await runAll(client, taken, ({ result }, call) => result(call), tell);
  await refreshTable(client, bulk.kind.table.table);
  const stay = refused.filter(({ error }) => isChangedMeanwhile(error));
  const names = namesOf(stay.map(({ record: { record } }) => bulk.kind.nameOf(record)));
  const words = [
    stay.length &&
      `${stay.length} ${stay.length === 1 ? 'was changed since and stays' : 'were changed since and stay'}: ${names}.`,
    kept.length && `${kept.length} ${kept.length === 1 ? 'waits' : 'wait'} for reception.`,
  ].filter(Boolean);
  const undone = `${did} ${someOf(bulk.kind, done.length, taken.length)}`;
  const title = done.length ? undone : kept.length ? 'Waiting for reception' : 'Nothing was taken back';
  toast[done.length || kept.length ? 'success' : 'warning'](title, {
    id,
    description: words.length ? words.join(' ') : undefined,
    duration: UNDO_MS,
  });
  const others = refused.filter(({ error }) => !isChangedMeanwhile(error));
  tellRefused(
    place,
    `${countOf(bulk.kind, others.length)} could not be taken back`,
    others.map(({ record: { record }, error }) => ({ record, error })),
  );
}

/** Offered in a notice, and in the list of what was refused: once it is done, it is gone from the notice. */
function undo(place: Place, taken: Taken, words: Words) {
  const id = crypto.randomUUID();
  return {
    id,
    label: 'Undo',
    onClick: () => {
      toast.dismiss(id);
      void takeBack(place, taken, words);
    },
  };
}

/** Shows how far it is while it is done. Afterwards nothing is chosen, but for what was refused. */
async function carryOut<D>(
  { client, bulk: { selection } }: Place,
  records: readonly Listed[],
  doing: string,
  work: (record: Listed, call: CallOnce) => Promise<D>,
): Promise<Ran<Listed, D>> {
  const busy = (words: string | null) => selection.state.setState({ busy: words });
  const ran = await runAll(client, records, work, (through) => busy(`${doing} ${through} of ${records.length}…`));
  busy(null);
  if (ran.refused.length) selection.only(ran.refused.map(({ record }) => record));
  else selection.leave();
  return ran;
}

/** Deletes them, each by the operation that deletes one. */
export async function removeAll(place: Place, records: readonly Listed[]): Promise<void> {
  const { client, bulk } = place;
  const { table } = bulk.kind;
  const nameOf = (record: Listed) => bulk.kind.nameOf(record);
  const { done, refused } = await carryOut(place, records, 'Deleting', async ({ id }, call): Promise<Back> => {
    await call(table.operations.delete, { id });
    hideInLists(client, table, id);
    forgetRecord(client, table, id);
    return (again) => again(table.operations.restore, { id });
  });
  const back = done.length ? undo(place, done, { doing: 'Bringing back', did: 'Brought back' }) : undefined;
  if (back)
    toast.success(`Deleted ${someOf(bulk.kind, done.length, records.length)}`, {
      description: namesOf(records.filter((one) => done.some(({ record }) => record === one)).map(nameOf), 1),
      duration: UNDO_MS,
      id: back.id,
      action: back,
    });
  tellRefused(place, `${countOf(bulk.kind, refused.length)} not deleted`, refused, back);
  await refreshTable(client, table.table);
}

/** Gives them a status, each by the operation that changes one; what has it already is left alone. */
export async function changeAll(place: Place, chosen: readonly Listed[], status: string): Promise<void> {
  const { client, bulk } = place;
  const { table, statuses } = bulk.kind;
  if (!statuses) return;
  const records = chosen.filter((record) => statuses.of(record) !== status);
  const { done, kept, refused } = await carryOut(place, records, 'Changing', async (record, call) => {
    const back = await statuses.change(record, status, call);
    showInLists(client, table, record.id, { status });
    return back;
  });
  const name = statuses.names[status] ?? status;
  const back = done.length ? undo(place, done, { doing: 'Changing back', did: 'Changed back' }) : undefined;
  if (back)
    toast.success(`Changed ${someOf(bulk.kind, done.length, records.length)}`, {
      description: `Status: ${name}.${kept.length ? ` ${kept.length} more wait for reception.` : ''}`,
      duration: UNDO_MS,
      id: back.id,
      action: back,
    });
  tellRefused(place, `${countOf(bulk.kind, refused.length)} not changed`, refused, back);
  await refreshTable(client, table.table);
  for (const { id } of kept) showInLists(client, table, id, { status });
}
