type Env = Record<string, string | undefined>;

const NAMES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'] as const;

let used = false;
/** Whether requests go through a proxy: Node's own fetch knows it, node:http does not. */
export const isProxied = (): boolean => used;

/** The proxies that the environment asks for, by variable. */
export const proxiesIn = (env: Env): string[] => NAMES.filter((name) => env[name]?.trim());

/**
 * Where a proxy is set, fetch and WebSocket go through it, as HTTPS_PROXY, HTTP_PROXY and NO_PROXY say. Node's own fetch
 * does not look at them. Nothing is loaded where none is set.
 */
export async function useProxies(env: Env): Promise<void> {
  if (proxiesIn(env).length === 0) return;
  // the bundler gives a CommonJS package its default alone
  const { default: undici } = await import('undici');
  const { EnvHttpProxyAgent, install, setGlobalDispatcher } = undici as unknown as typeof import('undici');
  const [httpProxy, httpsProxy] = [env.http_proxy ?? env.HTTP_PROXY, env.https_proxy ?? env.HTTPS_PROXY];
  const noProxy = env.no_proxy ?? env.NO_PROXY;
  setGlobalDispatcher(
    new EnvHttpProxyAgent({
      ...(httpProxy ? { httpProxy } : {}),
      ...(httpsProxy ? { httpsProxy } : {}),
      ...(noProxy ? { noProxy } : {}),
      proxyTunnel: true,
    }),
  );
  install();
  used = true;
}
