import { assistantName, listThreads, type Thread } from '@smoko/contract';
import { CliError } from '../../exit.ts';
import { threadId } from '../../tables/thread-id.ts';
import { oneLine } from '../../term/clean.ts';
import { formatMoment } from '../../term/format.ts';
import type { Conversation } from './conversation.ts';

const MAX_THREADS = 10;

/** Fetches the latest conversations, and stores them for `/thread 2` and its completion. */
export async function fetchThreads(conversation: Conversation): Promise<readonly Thread[]> {
  const { data } = await conversation.api.call(listThreads, { limit: MAX_THREADS });
  conversation.patch({ threads: data });
  return data;
}

export const threadLines = (threads: readonly Thread[], here: string | null): string[] =>
  threads.length === 0
    ? ['No conversations yet.']
    : [
        ...threads.map(({ id, title, assistant, updated_at }, i) =>
          [
            `${String(i + 1).padStart(2)}  ${oneLine(title) || 'New conversation'}`,
            `(${assistantName(assistant)}, ${formatMoment(updated_at)})${id === here ? ' - this one' : ''}`,
          ].join(' '),
        ),
        'Go to one: /thread 2',
      ];

/** Opens a conversation by its number in the list, its id, or part of its title. @throws CliError */
export async function goToThread(conversation: Conversation, given: string): Promise<void> {
  const known = conversation.state.threads.length > 0 ? conversation.state.threads : await fetchThreads(conversation);
  const wanted = given.toLowerCase();
  const thread =
    (/^\d{1,2}$/.test(given) ? known[Number(given) - 1] : undefined) ??
    known.find(({ id, title }) => id === given || title.toLowerCase().includes(wanted));
  const id = thread?.id ?? (await threadId(conversation, given));
  if (!/^[0-9a-f]{24}$/.test(id)) throw new CliError(`No conversation is called ${given}. /thread lists them`);
  await conversation.goTo(id);
}
