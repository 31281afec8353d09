import { financeRecords, quotes, variations } from '@smoko/contract';
import type { RequestHandler, Router } from 'express';
import type { AccountPapers } from '../documents/account-papers.ts';
import type { QuotePapers } from '../documents/quote-papers.ts';
import type { Actor } from '../domain/actor.ts';
import { actorFromRequest } from './identity.ts';
import { readInput } from './input.ts';
import { expressPath, plainRouter } from './mount.ts';
import type { PlainRoute } from './openapi/document.ts';
import { sendPaper } from './send-paper.ts';

const PAPERS = {
  pdf: 'Download a quote as PDF',
  document: "Download a quote in its template: a docx or txt is filled in, any other file is the quote's attachment",
} as const;

const INVOICE = '/api/invoices/{id}/pdf';
const FINANCE_RECORD = '/api/finance-records/{id}/pdf';
const VARIATION = '/api/variations/{id}/pdf';
const pathOf = (kind: string) => `/api/quotes/{id}/${kind}`;

/** Of a draft invoice: its paper as it would be, marked DRAFT. It is not issued by that. */
const PREVIEW = { name: 'preview', in: 'query', required: false, schema: { type: 'string', enum: ['true'] } };

const route = (path: string, operationId: string, summary: string, tag: string, more: object[] = []): PlainRoute => ({
  method: 'GET',
  path,
  access: 'user',
  describe: {
    operationId,
    summary,
    tags: [tag],
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }, ...more],
    responses: { 200: { description: 'The file', content: { 'application/octet-stream': {} } } },
  },
});

export const QUOTE_FILE_ROUTES: PlainRoute[] = [
  ...Object.entries(PAPERS).map(([kind, summary]) => route(pathOf(kind), `quotes.${kind}`, summary, 'quotes')),
  route(
    INVOICE,
    'invoices.pdf',
    'Download an invoice or a credit note as PDF; a draft is issued first, unless it is a preview',
    'finance-records',
    [PREVIEW],
  ),
  route(
    FINANCE_RECORD,
    'finance-records.pdf',
    'Download the receipt of a payment or a refund as PDF; an invoice or a credit note as above',
    'finance-records',
    [PREVIEW],
  ),
  route(VARIATION, 'variations.pdf', 'Download a variation as PDF', 'variations'),
];

/** Quotes, invoices, receipts and variations on paper. */
export function quoteFileRoutes(papers: QuotePapers & AccountPapers, signedIn: RequestHandler[]): Router {
  const router = plainRouter();
  for (const kind of Object.keys(PAPERS) as (keyof typeof PAPERS)[]) {
    router.get(expressPath(pathOf(kind)), ...signedIn, async (req, res) => {
      const { id } = readInput(quotes.operations.get, { params: req.params, query: {}, body: undefined });
      sendPaper(res, await papers[kind](actorFromRequest(req), id));
    });
  }
  const others = [
    { path: INVOICE, of: financeRecords, paper: papers.invoice },
    { path: FINANCE_RECORD, of: financeRecords, paper: papers.financeRecord },
    { path: VARIATION, of: variations, paper: (actor: Actor, id: string) => papers.variation(actor, id) },
  ];
  for (const { path, of, paper } of others) {
    router.get(expressPath(path), ...signedIn, async (req, res) => {
      const { id } = readInput(of.operations.get, { params: req.params, query: {}, body: undefined });
      sendPaper(res, await paper(actorFromRequest(req), id, req.query.preview === 'true'));
    });
  }
  return router;
}
