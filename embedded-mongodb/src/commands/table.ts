import { aggregateCommands } from './aggregate.ts';
import { collectionCommands } from './collections.ts';
import type { Command } from './command.ts';
import { countCommands } from './count.ts';
import { cursorCommands } from './cursor-reply.ts';
import { deleteCommands } from './delete.ts';
import { diagnosticCommands } from './diagnostics.ts';
import { explainCommands } from './explain.ts';
import { findCommands } from './find.ts';
import { findAndModifyCommands } from './find-and-modify.ts';
import { indexCommands } from './indexes.ts';
import { insertCommands } from './insert.ts';
import { operationCommands } from './operations.ts';
import { sessionCommands } from './sessions.ts';
import { updateCommands } from './update.ts';

export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    ...aggregateCommands,
    ...collectionCommands,
    ...countCommands,
    ...cursorCommands,
    ...deleteCommands,
    ...diagnosticCommands,
    ...explainCommands,
    ...findAndModifyCommands,
    ...findCommands,
    ...indexCommands,
    ...insertCommands,
    ...operationCommands,
    ...sessionCommands,
    ...updateCommands,
  }),
);
