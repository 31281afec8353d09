type Env = Record<string, string | undefined>;

const NAMES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'] as const;

let used = false;
/** Whether requests have to go through a proxy: then use fetch, as node:http ignores the setting. */
export const isProxied = (): boolean => used;

/** The environment variables that set a proxy. */
export const proxiesIn = (env: Env): string[] => NAMES.filter((name) => env[name]?.trim());

/**
 * Makes fetch and WebSocket use the proxy of HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Node's own fetch ignores. Loads
 * nothing where none is set.
 */
export async function useProxies(env: Env): Promise<void> {
  if (proxiesIn(env).length === 0) return;
  // bundled, a CommonJS package has only a default export
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
