export { untrusted } from './blocks.ts';
export type * from './context.ts';
export type { KnownKind, KnownRecord } from './known.ts';
export { createModel, type ModelSettings } from './models/create-model.ts';
export { type Model, ModelError } from './models/model.ts';
export { readQuote } from './read-quote.ts';
export { runTurn } from './run-turn.ts';
export { type WriteTextInput, writeText } from './write-text.ts';
