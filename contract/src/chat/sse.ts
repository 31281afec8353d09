export interface SseFrame {
  event: string;
  data: string;
}

/** Frames of a server-sent event stream, as they come in; comments (keep-alive) are left out. */
export async function* parseSse(body: AsyncIterable<Uint8Array>): AsyncGenerator<SseFrame> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    rest += decoder.decode(chunk, { stream: true });
    // a lone \r at the end may be half of \r\n
    const complete = rest.endsWith('\r') ? rest.slice(0, -1) : rest;
    const blocks = complete.replace(/\r\n?/g, '\n').split('\n\n');
    rest = (blocks.pop() ?? '') + rest.slice(complete.length);
    for (const block of blocks) {
      const frame = parseBlock(block);
      if (frame) yield frame;
    }
  }
}

function parseBlock(block: string): SseFrame | null {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? [];
    if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
  }
  return data.length ? { event, data: data.join('\n') } : null;
}
