import type { AIMessageChunk } from '@langchain/core/messages';

export interface Call {
  name: string;
  args: Record<string, unknown>;
  /** Set when the arguments were not a JSON object; nothing is run then. */
  problem?: string;
}

interface Growing {
  id: string | undefined;
  index: number | undefined;
  name: string;
  json: string;
}

/**
 * Puts a streamed answer together. Arguments are parsed strictly: LangChain's own merge would complete
 * JSON that was cut off, and half an order must not be carried out.
 */
export function collector() {
  let content = '';
  const calls: Growing[] = [];

  function grow(part: { id?: string; index?: number; name?: string; args?: string }) {
    const last = calls.findLast((call) => part.index === undefined || call.index === part.index);
    // some servers give all calls of an answer the same index: a new id or a second name starts a new call
    const fresh = !last || (part.id && last.id && part.id !== last.id) || (part.name && last.name && last.json !== '');
    if (fresh) calls.push({ id: part.id, index: part.index, name: part.name ?? '', json: part.args ?? '' });
    else {
      last.id ??= part.id;
      last.name += part.name ?? '';
      last.json += part.args ?? '';
    }
  }

  return {
    /** Takes a chunk; gives its text. */
    add(chunk: AIMessageChunk): string {
      const text = textOf(chunk.content);
      content += text;
      for (const part of chunk.tool_call_chunks ?? []) grow(part);
      return text;
    },
    answer: () => ({ content, calls: calls.filter((call) => call.name !== '' || call.json !== '').map(finish) }),
  };
}

function finish({ name, json }: Growing): Call {
  try {
    const args: unknown = JSON.parse(json === '' ? '{}' : json);
    if (args && typeof args === 'object' && !Array.isArray(args)) return { name, args: { ...args } };
  } catch {
    // told below
  }
  return { name, args: {}, problem: `The arguments of ${name} were not a JSON object. Call it again.` };
}

function textOf(content: AIMessageChunk['content']): string {
  if (typeof content === 'string') return content;
  return content.map((part) => (part.type === 'text' && typeof part.text === 'string' ? part.text : '')).join('');
}
