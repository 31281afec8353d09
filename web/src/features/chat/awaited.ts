const waiting = new Map<string, number>();

/** The live word of a reply may come a little after the reply itself. */
const LATE_MS = 3_000;

/** The reply in this conversation is told by whoever gave the command. The returned function ends that, a little later. */
export function awaitReply(threadId: string): () => void {
  waiting.set(threadId, (waiting.get(threadId) ?? 0) + 1);
  const end = () => {
    const left = (waiting.get(threadId) ?? 1) - 1;
    if (left > 0) waiting.set(threadId, left);
    else waiting.delete(threadId);
  };
  return () => void setTimeout(end, LATE_MS);
}

/** Conversations whose next reply is told already. */
export const awaitedReplies = (): ReadonlySet<string> => new Set(waiting.keys());
