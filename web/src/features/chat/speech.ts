import type { ChatMessage } from '@smoko/contract';

const LIMIT = 1_200;
/** A last line of nothing but links is there to be tapped. */
const ONLY_LINKS = /\n\n(?:\[[^[\]]*\]\([^)\s]*\)(?: · )?)+$/;

/** A finished message as it is read out: words without markdown, and what waits for a decision. */
export function speechOf(message: Pick<ChatMessage, 'content' | 'approvals' | 'error'>): string {
  const words = message.content
    .replace(ONLY_LINKS, '')
    .replace(/\[([^[\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const spoken = words.length > LIMIT ? `${words.slice(0, LIMIT)} and so on.` : words;
  const waiting = message.approvals.filter((card) => card.status === 'pending');
  const asks = waiting.map((card) => `Needs your approval: ${card.summary}`);
  return [spoken, ...asks, message.error ?? ''].filter(Boolean).join(' ');
}
