import { Int32 } from 'bson';
import type { Doc } from '../bson/types.ts';
import { insertDocument } from '../engine/documents.ts';
import { type CommandTable, documentList, ensureCollection } from './command.ts';
import { runEach, writeReply } from './write-errors.ts';

export const insertCommands: CommandTable = {
  insert: {
    options: ['documents', 'ordered', 'bypassDocumentValidation'],
    inTransaction: true,
    writes: true,
    async run(context) {
      const documents = documentList(context.command.documents, 'documents');
      return context.write(function* () {
        const collection = ensureCollection(context);
        const { catalogue } = context.engine;
        const { done, errors } = yield* runEach(context, documents, (doc: Doc) => {
          insertDocument(catalogue, collection, doc, context.rawOf(doc));
          return undefined;
        });
        return writeReply({ n: new Int32(done) }, errors);
      });
    },
  },
};
