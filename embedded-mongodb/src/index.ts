export type { CheckReport } from './check.ts';
export type { CopiedCollection } from './copy.ts';
export { DataFolderLocked, lockFolder, prepareFolder } from './data-folder.ts';
export { DataFileMissing } from './earlier-run.ts';
export type { Trouble } from './engine/engine.ts';
export { check, contents, copy, type Embedded, type StartOptions, startEmbedded } from './start.ts';
