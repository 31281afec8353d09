import { getPaperWarnings } from '@smoko/contract';
import type { Session } from '../session/session.ts';
import { findId } from '../tables/find.ts';
import { type Asked, warningText } from '../tables/paper-warnings.ts';
import type { CliTable, Row } from '../tables/table.ts';
import { oneLine } from '../term/clean.ts';
import type { Configured } from './command.ts';
import { operationCommand } from './operation.ts';

/** `smoko quotes check Q-77`: what to look at before it goes out. */
export const checkCommand = <R extends Row>(table: CliTable<R>, field: Asked): Configured =>
  operationCommand({
    operation: getPaperWarnings,
    args: [
      {
        field,
        syntax: `<${table.noun}>`,
        about: 'its id, number or name',
        resolve: (session: Session, given: string) => findId(session, table, given),
      },
    ],
    naming: () => ({
      quote_id: { hidden: true },
      invoice_id: { hidden: true },
      total: { hidden: true },
      deposit_percent: { hidden: true },
      deposit: { hidden: true },
      lines: { hidden: true },
      project_id: { hidden: true },
      client_id: { hidden: true },
      is_invoice: { hidden: true },
    }),
    print: ({ warnings }, context) => {
      if (!warnings.length) context.print('Nothing to look at.');
      for (const warning of warnings) context.print(oneLine(warningText(warning)));
    },
  });
