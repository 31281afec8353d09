import { useEffect } from 'react';
import { createStore } from './store.ts';

/** What the user is looking at: what is said then is about it. */
export const onScreen = createStore<{ jobId: string | null }>({ jobId: null });

/** While the component is shown, "this" means that job. */
export function useJobOnScreen(jobId: string | null): void {
  useEffect(() => {
    onScreen.set(() => ({ jobId }));
    return () => onScreen.set(() => ({ jobId: null }));
  }, [jobId]);
}
