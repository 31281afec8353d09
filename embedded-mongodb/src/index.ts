export { DataFolderLocked } from './data-folder.ts';
export { type Embedded, type StartOptions, startEmbedded } from './start.ts';
