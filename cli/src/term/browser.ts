import { spawn } from 'node:child_process';

type Env = Record<string, string | undefined>;

/** The program that opens an address in a browser, or null where there is no display, as over ssh. */
function browserCommand(env: Env, platform: NodeJS.Platform = process.platform): string[] | null {
  if (env.BROWSER) return [env.BROWSER];
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler'];
  if (env.SSH_CONNECTION) return null;
  if (platform === 'darwin') return ['open'];
  return env.DISPLAY || env.WAYLAND_DISPLAY ? ['xdg-open'] : null;
}

/** Opens an address in a browser, which stays open when smoko ends. True where one was started. */
export function openInBrowser(url: string, env: Env): Promise<boolean> {
  const [program, ...args] = browserCommand(env) ?? [];
  if (!program) return Promise.resolve(false);
  return new Promise((resolve) => {
    const child = spawn(program, [...args, url], { stdio: 'ignore', detached: true, env });
    child.once('error', () => resolve(false));
    child.once('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
}
