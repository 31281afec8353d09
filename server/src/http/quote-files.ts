import { financeRecords, quotes } from '@smoko/contract';
import type { RequestHandler, Router } from 'express';
import type { QuotePapers } from '../documents/quote-papers.ts';
import { actorFromRequest } from './identity.ts';
import { readInput } from './input.ts';
import { expressPath, plainRouter } from './mount.ts';
import type { PlainRoute } from './openapi/document.ts';
import { sendPaper } from './send-paper.ts';

const PAPERS = {
  pdf: 'Download a quote as PDF',
  document: "Download a quote in its template: a docx or txt is filled in, any other file is the quote's attachment",
} as const;

/** The one beside the record is older. */
const INVOICE = ['/api/invoices/{id}/pdf', '/api/finance-records/{id}/pdf'] as const;
const pathOf = (kind: string) => `/api/quotes/{id}/${kind}`;

const route = (path: string, operationId: string, summary: string, tag: string): PlainRoute => ({
  method: 'GET',
  path,
  access: 'user',
  describe: {
    operationId,
    summary,
    tags: [tag],
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    responses: { 200: { description: 'The file', content: { 'application/octet-stream': {} } } },
  },
});

export const QUOTE_FILE_ROUTES: PlainRoute[] = [
  ...Object.entries(PAPERS).map(([kind, summary]) => route(pathOf(kind), `quotes.${kind}`, summary, 'quotes')),
  route(
    INVOICE[0],
    'invoices.pdf',
    'Download an invoice or a credit note as PDF; a draft is issued first',
    'finance-records',
  ),
  route(INVOICE[1], 'finance-records.pdf', 'The same', 'finance-records'),
];

/** Quotes and invoices on paper. */
export function quoteFileRoutes(papers: QuotePapers, signedIn: RequestHandler[]): Router {
  const router = plainRouter();
  for (const kind of Object.keys(PAPERS) as (keyof typeof PAPERS)[]) {
    router.get(expressPath(pathOf(kind)), ...signedIn, async (req, res) => {
      const { id } = readInput(quotes.operations.get, { params: req.params, query: {}, body: undefined });
      sendPaper(res, await papers[kind](actorFromRequest(req), id));
    });
  }
  for (const path of INVOICE) {
    router.get(expressPath(path), ...signedIn, async (req, res) => {
      const { id } = readInput(financeRecords.operations.get, { params: req.params, query: {}, body: undefined });
      sendPaper(res, await papers.invoice(actorFromRequest(req), id));
    });
  }
  return router;
}
