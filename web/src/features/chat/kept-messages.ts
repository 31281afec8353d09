import type { QueryClient } from '@tanstack/react-query';
import type { MessageItem } from '../../lib/queue/items.ts';
import { waiting } from '../../lib/queue/waiting.ts';
import { deliver } from './deliver.ts';
import { lateBegun, outgoing } from './outgoing.ts';

/** Says what was kept for want of reception; gives the conversation that it began. */
export async function sayKept(client: QueryClient, { message }: MessageItem): Promise<string | null> {
  let begun: string | null = null;
  const onBegun = (place: string) => {
    begun = place;
    lateBegun.setState({ id: place });
  };
  await deliver(client, message, { reply: false, onBegun });
  return begun;
}

/** Shows what is kept in its conversation, until the returned function is called. */
export function showKeptMessages(): () => void {
  const show = () => {
    const kept = waiting.getState().items.flatMap((item) => (item.kind === 'message' ? item.message : []));
    const ids = new Set(kept.map(({ id }) => id));
    outgoing.setState((all) => [...all.filter(({ id, waits }) => !waits && !ids.has(id)), ...kept], true);
  };
  show();
  return waiting.subscribe(show);
}
