import { assistantName, type ChatEvent } from '@smoko/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { announce } from '../../lib/announce.ts';
import { heard, useConnection, useLive } from '../../lib/live.ts';
import { changeConversation, chatKeys, putThread } from './api.ts';
import { speechOf } from './speech.ts';
import { applyEvent } from './sync.ts';
import { followOtherTabs } from './unread.ts';

/** Takes live events into the caches. Mounted once; `place` is the conversation on the screen. */
export function useLiveChat(place: string | null): void {
  const client = useQueryClient();

  useLive('chat', (event) => {
    const { thread_id } = event;
    // a conversation that nobody has opened here is fetched when it is
    if (client.getQueryCache().find({ queryKey: chatKeys.conversation(thread_id) })) {
      changeConversation(client, thread_id, (now) => applyEvent(now, event));
    }
    if (event.type === 'thread') putThread(client, event.thread);
    if (thread_id === place) tell(event);
  });
  useLive('resumed', () => void client.invalidateQueries({ queryKey: chatKeys.all }));
  // a conversation that began before anybody listened
  const isLive = useConnection() === 'live';
  useEffect(() => {
    const state = client.getQueryState(chatKeys.threads);
    if (isLive && state && state.dataUpdatedAt < heard.since)
      void client.invalidateQueries({ queryKey: chatKeys.threads });
  }, [client, isLive]);

  useEffect(followOtherTabs, []);
}

/** For people who listen: who has begun, and the whole answer when it is there. Never word by word. */
function tell(event: ChatEvent): void {
  if (event.type !== 'message' || !event.message.assistant) return;
  const { message } = event;
  const name = assistantName(event.message.assistant);
  if (message.status === 'running') {
    if (message.content === '' && message.activities.length === 0) announce(`${name} is working on it.`);
  } else announce(`${name}: ${speechOf(message)}`);
}
