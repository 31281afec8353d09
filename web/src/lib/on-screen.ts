import type { OnScreen as Shown } from '@smoko/contract';
import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';

interface OnScreen {
  /** The job that is shown: messages to the assistants are about it. */
  jobId: string | null;
  /** Another record that is shown: "this" means it. */
  shown: Shown | null;
  /** The conversation that messages go to, by its id; null for a new one, or while it is not known. */
  threadId: string | null;
  /** Its messages can be read right now. */
  reading: boolean;
}

/** What is on the screen, for messages to the assistants and for notices. */
export const onScreen = createStore<OnScreen>(() => ({ jobId: null, shown: null, threadId: null, reading: false }));

const change = (fields: Partial<OnScreen>) => onScreen.setState(fields);

/** Sets the job on the screen while the component is mounted. */
export function useJobOnScreen(jobId: string | null): void {
  useEffect(() => {
    change({ jobId });
    return () => change({ jobId: null });
  }, [jobId]);
}

/** Sets the record on the screen, which has a page of its own, while the component is mounted. */
export function useRecordOnScreen(entity: Shown['entity'], id: string): void {
  useEffect(() => {
    change({ shown: { entity, id } });
    return () => change({ shown: null });
  }, [entity, id]);
}

/** Sets the conversation on the screen while the component is mounted. */
export function useThreadOnScreen(threadId: string | null, reading: boolean): void {
  useEffect(() => {
    change({ threadId, reading });
    return () => change({ threadId: null, reading: false });
  }, [threadId, reading]);
}
