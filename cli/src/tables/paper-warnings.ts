import { getPaperWarnings, type PaperWarning } from '@smoko/contract';
import type { Session } from '../session/session.ts';
import type { Row } from './table.ts';

/** The field by which a paper is asked about. */
export type Asked = 'quote_id' | 'invoice_id';

/** What to look at of a record, below what `show` tells of it. */
export const warningsOf =
  (field: Asked) =>
  async (session: Session, { id }: Row): Promise<[label: string, value: string][]> => {
    const { warnings } = await session.api.call(getPaperWarnings, { [field]: id });
    return warnings.map((warning) => ['Look at', warningText(warning)]);
  };

export const warningText = ({ message, source }: PaperWarning): string =>
  source ? `${message} (${source.name}: ${source.url})` : message;
