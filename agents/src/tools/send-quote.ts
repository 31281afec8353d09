import { channelSchema, sendQuote as operation } from '@smoko/contract';
import { z } from 'zod';
import { chooseChannel } from './choose-channel.ts';
import { defineChange } from './define-change.ts';
import { words } from './fields.ts';
import { ToolProblem } from './problem.ts';
import { quoteInFull } from './quote-in-full.ts';
import { quoteTitle, resolveQuote } from './quote-view.ts';
import { whichQuote } from './quotes.ts';
import { wrote } from './tool.ts';

export const sendQuote = defineChange({
  name: 'send_quote',
  description: 'Send one quote to its client. Always waits for a yes.',
  doing: 'Preparing the quote',
  args: z.strictObject({
    ...whichQuote,
    channel: channelSchema.optional(),
    note: words('Words to go with it').optional(),
  }),
  async prepare({ channel, note, ...which }, env) {
    const quote = await resolveQuote(env, which);
    if (!quote.client) throw new ToolProblem(`Quote ${quoteTitle(quote)} has no client. Who is it for?`);
    return { quote, to: quote.client, channel, note };
  },
  async carryOut({ quote, to, channel, note }, env) {
    const way = await chooseChannel(env, to, channel);
    const done = `Sent quote ${quoteTitle(quote)}`;
    const outcome = await env.services.write(
      operation,
      { id: quote.id, channel: way.channel, ...(note ? { note } : {}) },
      {
        done: () => done,
        ask: `Send quote ${quoteTitle(quote)} to ${to.name}`,
        details: [
          `To: ${[to.name, way.to].filter(Boolean).join(', ')}`,
          ...quoteInFull(quote),
          ...(note ? [note] : []),
        ],
      },
    );
    return wrote(outcome, done, () => ({}));
  },
});
