import { AppError } from '@smoko/contract';
import type { Call } from './call.ts';
import type { LinkVersion } from './paper-token.ts';
import type { TableService } from './tables/table-service.ts';
import { withRetry } from './tables/with-retry.ts';

interface Linked {
  version: number;
  link_version?: LinkVersion;
}

interface LinkedTable<Row> {
  table: string;
  get(call: Call, id: string): Promise<Row>;
  update(call: Call, id: string, fields: { link_version: number }, version: number): Promise<Row>;
}

/**
 * Another link takes the place of the one that a paper has, which is not valid any more. Nobody but the tradie knows the
 * new one before it is passed on. Throws 409 where there is no link.
 */
export const renewLink =
  <Row extends Linked, Shown extends { link: string | null }>(
    table: LinkedTable<Row>,
    service: Pick<TableService<Row, Shown>, 'presentOne'>,
  ) =>
  async (call: Call, { id }: { id: string }): Promise<Shown> => {
    const after = await withRetry(true, async () => {
      const before = await table.get(call, id);
      const { link } = await service.presentOne(call, before);
      if (!link) throw new AppError('conflict', 'It has no link yet: nobody was sent it.');
      const times = before.link_version ?? 0;
      // the same call again after a crash has done it already
      if (times && call.announced(table.table, id)?.after?.link_version === times) return before;
      return table.update(call, id, { link_version: times + 1 }, before.version);
    });
    return service.presentOne(call, after);
  };
