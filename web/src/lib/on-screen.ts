import { useEffect } from 'react';
import { createStore } from './store.ts';

interface OnScreen {
  /** The job on the screen: what is said then is about it. */
  jobId: string | null;
  /** The conversation that messages go to, by its id; null for a new one, or while it is not known. */
  threadId: string | null;
  /** Its messages can be read right now. */
  reading: boolean;
}

/** What the user is looking at. */
export const onScreen = createStore<OnScreen>({ jobId: null, threadId: null, reading: false });

const change = (fields: Partial<OnScreen>) => onScreen.set((before) => ({ ...before, ...fields }));

/** While the component is shown, "this" means that job. */
export function useJobOnScreen(jobId: string | null): void {
  useEffect(() => {
    change({ jobId });
    return () => change({ jobId: null });
  }, [jobId]);
}

/** While the component is shown, commands go to that conversation. */
export function useThreadOnScreen(threadId: string | null, reading: boolean): void {
  useEffect(() => {
    change({ threadId, reading });
    return () => change({ threadId: null, reading: false });
  }, [threadId, reading]);
}
