import { perform, type TaskName, type Tasks } from './tasks.ts';

/** Asks for a task, wherever it is done. Rejects with TooMuchWork, or TooBusy where there is no room to wait. */
export type Understand = <T extends TaskName>(
  task: T,
  input: Parameters<Tasks[T]>,
  signal?: AbortSignal,
) => Promise<ReturnType<Tasks[T]>>;

/** In this thread, for tests and tools, where nobody else waits; with copies all the same, as between threads. */
export const here: Understand = async <T extends TaskName>(task: T, input: Parameters<Tasks[T]>) =>
  structuredClone(perform(structuredClone({ task, input }))) as ReturnType<Tasks[T]>;
