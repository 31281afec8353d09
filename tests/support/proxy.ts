import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createProxyServer } from 'http-proxy-3';

export interface ReverseProxy {
  url: string;
  close(): Promise<void>;
}

/**
 * A real reverse proxy before the server, which adds the address of whoever asks to X-Forwarded-For. It is asked from
 * another address by connecting from one: all of 127.0.0.0/8 is this machine on Linux.
 */
export async function startProxy(target: string): Promise<ReverseProxy> {
  const proxy = createProxyServer({ target, xfwd: true, ws: true });
  proxy.on('error', () => {});
  const server: Server = createServer((req, res) => void proxy.web(req, res));
  server.on('upgrade', (req, socket, head) => void proxy.ws(req, socket, head));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      proxy.close();
    },
  };
}
