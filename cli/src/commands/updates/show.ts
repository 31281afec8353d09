import { getUpdate } from '@smoko/contract';
import { printDetails } from '../../term/details.ts';
import { formatMoment } from '../../term/format.ts';
import { operationCommand } from '../operation.ts';

export const { configure } = operationCommand({
  operation: getUpdate,
  args: [{ field: 'id', syntax: '<id>', about: 'as shown by: smoko updates list' }],
  print: (update, context) =>
    printDetails(context, [
      ['Who', update.agent_name],
      ['What', update.action_taken],
      ['When', formatMoment(update.created_at)],
      ['Job', update.job_number ?? ''],
      ['Id', update.id],
    ]),
});
