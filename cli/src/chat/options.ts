import type { AssistantId } from '@smoko/contract';

export interface ChatOptions {
  json?: boolean;
  thread?: string;
  new?: boolean;
  agent?: AssistantId;
}
