const waiting = new Map<string, number>();

/** The reply in this conversation is told by whoever gave the command. The returned function ends that. */
export function awaitReply(threadId: string): () => void {
  waiting.set(threadId, (waiting.get(threadId) ?? 0) + 1);
  return () => {
    const left = (waiting.get(threadId) ?? 1) - 1;
    if (left > 0) waiting.set(threadId, left);
    else waiting.delete(threadId);
  };
}

/** Conversations whose next reply is told already. */
export const awaitedReplies = (): ReadonlySet<string> => new Set(waiting.keys());
