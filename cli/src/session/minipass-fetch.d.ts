declare module 'minipass-fetch' {
  import type { Agent } from 'node:http';

  /** fetch as the web has it, as far as it is used here, and an agent for each address. */
  export default function send(url: string, init: RequestInit & { agent: (url: URL) => Agent }): Promise<Response>;
}
