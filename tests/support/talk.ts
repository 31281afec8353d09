import type { Account } from './account.ts';
import { post } from './samples.ts';

/** One conversation with the assistants: what is said, and what they answer. */
export function conversationOf(account: Account): (message: string) => Promise<string> {
  let thread: string | undefined;
  return async (message) => {
    const turn = await post<{ response: string; thread_id: string }>(account, '/api/functions/agent-orchestrator', {
      message,
      ...(thread ? { thread_id: thread } : {}),
    });
    thread = turn.thread_id;
    return turn.response;
  };
}
