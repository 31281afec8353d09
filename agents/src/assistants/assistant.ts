import { ASSISTANTS, type Assistant, type AssistantId } from '@smoko/contract';
import type { Tool } from '../tools/tool.ts';

/** Who an assistant is and what it may do. One file each, one line in the registry. */
export interface AssistantDeclaration extends Assistant {
  /** What it does and how, after the house rules. */
  prompt: string;
  /** The only tools it ever has. */
  tools: readonly Tool[];
  /** Tools that only matter when certain words are said; they need not be shown otherwise. */
  topics: readonly Topic[];
  limits: { steps: number };
}

interface Topic {
  about: string;
  says: RegExp;
  tools: readonly Tool[];
}

const DEFAULT_LIMITS = { steps: 12 };

/** Name, role, description and specialties come from the contract. `tools` are shown always, those of topics when it matters. */
export function declareAssistant(
  id: AssistantId,
  own: Pick<AssistantDeclaration, 'prompt' | 'tools'> & Partial<Pick<AssistantDeclaration, 'limits' | 'topics'>>,
): AssistantDeclaration {
  const who = ASSISTANTS.find((assistant) => assistant.id === id);
  if (!who) throw new Error(`No assistant ${id} in the contract.`);
  const { topics = [], limits = DEFAULT_LIMITS, prompt } = own;
  const tools = new Set([...topics.flatMap((topic) => topic.tools), ...own.tools]);
  return { ...who, prompt, limits, topics, tools: [...tools] };
}
