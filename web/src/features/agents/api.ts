import {
  type AssistantId,
  assistantName,
  countAgentMessages,
  createAgentFeedback,
  getAssistantOverview,
  type WireInput,
} from '@smoko/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../lib/api.ts';
import { refreshTable } from '../../lib/records/refresh.ts';

type AgentName = NonNullable<WireInput<typeof getAssistantOverview>['agent_name']>;
export const nameOf = (id: AssistantId): AgentName => assistantName(id);

/** An assistant's figures; kept with the others, which change with every table that is counted. */
export const useAgentOverview = (agent_name: AgentName) =>
  useQuery({
    queryKey: ['stats', 'assistant', agent_name],
    queryFn: ({ signal }) => api.call(getAssistantOverview, { agent_name }, { signal }),
    refetchOnMount: 'always',
  });

/** How many messages there are, and how many of each assistant; kept with the messages. */
export const useMessageCount = (input: WireInput<typeof countAgentMessages>) =>
  useQuery({
    queryKey: ['agent_messages', 'count', input],
    queryFn: ({ signal }) => api.call(countAgentMessages, input, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

/** A rating that is sent again after a lost answer is one rating. */
export function useSubmitFeedback() {
  const client = useQueryClient();
  const attempt = useRef<{ body: string; key: string } | null>(null);
  return useMutation({
    mutationFn: async (input: WireInput<typeof createAgentFeedback>) => {
      const body = JSON.stringify(input);
      if (attempt.current?.body !== body) attempt.current = { body, key: crypto.randomUUID() };
      const made = await api.call(createAgentFeedback, input, { idempotencyKey: attempt.current.key });
      attempt.current = null;
      return made;
    },
    onSuccess: () => void refreshTable(client, 'agent_feedback'),
  });
}
