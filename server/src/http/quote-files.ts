import { quotes } from '@smoko/contract';
import type { RequestHandler, Router } from 'express';
import type { QuotePapers } from '../documents/quote-papers.ts';
import { actorFromRequest } from './identity.ts';
import { readInput } from './input.ts';
import { expressPath, plainRouter } from './mount.ts';
import type { PlainRoute } from './openapi/document.ts';

const PAPERS = {
  pdf: 'Download a quote as PDF',
  document: "Download a quote in its template: a docx or txt is filled in, any other file is the quote's attachment",
} as const;

const pathOf = (kind: string) => `/api/quotes/{id}/${kind}`;

export const QUOTE_FILE_ROUTES: PlainRoute[] = Object.entries(PAPERS).map(([kind, summary]) => ({
  method: 'GET',
  path: pathOf(kind),
  access: 'user',
  describe: {
    operationId: `quotes.${kind}`,
    summary,
    tags: ['quotes'],
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    responses: { 200: { description: 'The file', content: { 'application/octet-stream': {} } } },
  },
}));

/** Quotes on paper. */
export function quoteFileRoutes(papers: QuotePapers, signedIn: RequestHandler[]): Router {
  const router = plainRouter();
  for (const kind of Object.keys(PAPERS) as (keyof typeof PAPERS)[]) {
    router.get(expressPath(pathOf(kind)), ...signedIn, async (req, res) => {
      const { id } = readInput(quotes.operations.get, { params: req.params, query: {}, body: undefined });
      const { name, type, content } = await papers[kind](actorFromRequest(req), id);
      res.type(type).attachment(name).set('Content-Security-Policy', "default-src 'none'; sandbox").send(content);
    });
  }
  return router;
}
