declare module 'minipass-fetch' {
  import type { Agent } from 'node:http';

  /** The web's fetch, as far as it is used here, with an agent for each address. */
  export default function send(url: string, init: RequestInit & { agent: (url: URL) => Agent }): Promise<Response>;
}
