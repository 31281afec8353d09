import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { heard, useConnection } from '../../lib/live.ts';
import { notify } from '../../lib/notify.ts';
import { conversationQuery, fetchOlder } from './api.ts';
import { NEW } from './outgoing.ts';
import { markSeen } from './unread.ts';

const CATCH_UP_MS = 250;
/** Without a live connection, or with one that brings nothing of an answer under way, the conversation still moves, slowly. */
const POLL_MS = 4_000;
const WATCH_MS = 10_000;

export function useConversation(place: string) {
  const client = useQueryClient();
  const connection = useConnection();
  const fresh = place === NEW;
  const options = conversationQuery(place);
  const query = useQuery({
    ...options,
    queryFn: fresh ? skipToken : options.queryFn,
    refetchInterval: ({ state }) => {
      if (connection !== 'live') return POLL_MS;
      return state.data?.chat.running ? WATCH_MS : false;
    },
  });
  const { data, isFetching, isError, refetch } = query;
  const [loadingOlder, setLoadingOlder] = useState(false);

  // what was said after it was asked for and before anybody listened here is told by nobody
  const [opened] = useState(Date.now);
  const missed = connection === 'live' && data !== undefined && data.asked < Math.max(opened, heard.since);
  const behind = Boolean(data?.loaded && (data.chat.stale || missed) && !isFetching);
  useEffect(() => {
    if (!behind) return;
    const timer = setTimeout(() => void refetch(), isError ? POLL_MS : CATCH_UP_MS);
    return () => clearTimeout(timer);
  }, [behind, isError, refetch]);

  const seq = data?.loaded ? data.chat.seq : null;
  useEffect(() => {
    if (seq === null) return;
    const look = () => document.visibilityState === 'visible' && markSeen(place, seq);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [place, seq]);

  const older = data?.older ?? null;
  const loadOlder = useCallback(async () => {
    if (older === null || loadingOlder) return;
    setLoadingOlder(true);
    try {
      await fetchOlder(client, place, older);
    } catch (error) {
      notify.failure(error);
    } finally {
      setLoadingOlder(false);
    }
  }, [client, place, older, loadingOlder]);

  return {
    chat: data?.chat ?? null,
    loading: !fresh && !data?.loaded && !query.isError,
    error: !data?.loaded && query.isError ? query.error : null,
    retrying: query.isFetching,
    retry: () => void refetch(),
    older: older !== null,
    loadingOlder,
    loadOlder,
  };
}
