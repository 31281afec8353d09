import { getChannels } from '@smoko/contract';
import { oneLine } from '../../term/clean.ts';
import { printDetails } from '../../term/details.ts';
import { operationCommand } from '../operation.ts';

export const { configure } = operationCommand({
  operation: getChannels,
  print: ({ sms, email, hints }, context) => {
    const ways = ({ sends, receives }: { sends: boolean; receives: boolean }) =>
      `${sends ? 'go out' : 'are kept here'}; ${receives ? 'come in' : 'none come in'}`;
    printDetails(context, [
      ['Texts', ways(sms)],
      ['Number', sms.number ?? 'none'],
      ['E-mails', ways(email)],
      ['Address', email.address ?? 'none'],
    ]);
    for (const hint of hints) context.print(context.style('yellow', `! ${oneLine(hint)}`));
  },
});
