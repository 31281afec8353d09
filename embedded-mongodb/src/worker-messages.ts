/** What the worker tells the thread that started it. The only message the other way is "close". */
export type FromWorker =
  | { kind: 'ready'; uri: string }
  | { kind: 'locked'; folder: string; pid: number | undefined }
  | { kind: 'failed'; name: string; message: string };
