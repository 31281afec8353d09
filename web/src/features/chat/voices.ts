import type { AssistantId } from '@smoko/contract';

/** Each assistant's colour for words, from the tokens. */
export const assistantInk: Record<AssistantId, string> = {
  jerry: 'text-(--jerry)',
  michelle: 'text-(--michelle)',
  renea: 'text-(--renea)',
  sarah: 'text-(--sarah)',
};
