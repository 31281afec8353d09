import type { ConfigStore } from '../config/store.ts';
import type { ChatOptions } from './options.ts';

/** The conversation to continue where no option says which. */
export function rememberedThread(store: ConfigStore, url: string, options: ChatOptions): string | undefined {
  return options.new || options.thread ? undefined : store.server(url).thread_id;
}

export async function rememberThread(store: ConfigStore, url: string, thread_id: string): Promise<void> {
  // with a token of the environment nothing is kept on this computer
  if (store.token || store.server(url).thread_id === thread_id) return;
  await store.updateServer(url, (entry) => ({ ...entry, thread_id }));
}
