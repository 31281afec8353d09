import { OPERATIONS } from '@smoko/contract';
import type { Router } from 'express';
import { plainRouter } from './mount.ts';
import { DOCS_STYLE, docsPage } from './openapi/docs-page.ts';
import { openApiDocument, type PlainRoute } from './openapi/document.ts';

const text = (type: string) => ({ 200: { description: 'Done', content: { [type]: { schema: { type: 'string' } } } } });

/** The API's own description: OpenAPI for machines, a page for people. Both are made once, when first asked for. */
export function docsRoutes(version: string, others: readonly PlainRoute[]): { router: Router; routes: PlainRoute[] } {
  const routes: PlainRoute[] = [
    {
      method: 'GET',
      path: '/api/openapi.json',
      access: 'public',
      describe: {
        operationId: 'docs.openapi',
        summary: 'This description',
        tags: ['docs'],
        responses: { 200: { description: 'Done', content: { 'application/json': { schema: { type: 'object' } } } } },
      },
    },
    {
      method: 'GET',
      path: '/api/docs',
      access: 'public',
      describe: {
        operationId: 'docs.page',
        summary: 'This description for people',
        tags: ['docs'],
        responses: text('text/html'),
      },
    },
    {
      method: 'GET',
      path: '/api/docs/style.css',
      access: 'public',
      describe: {
        operationId: 'docs.style',
        summary: "The page's style sheet",
        tags: ['docs'],
        responses: text('text/css'),
      },
    },
  ];
  let made: ReturnType<typeof openApiDocument> | undefined;
  const document = () => {
    made ??= openApiDocument(OPERATIONS, [...others, ...routes], version);
    return made;
  };

  const router = plainRouter();
  router.get('/api/openapi.json', (_req, res) => void res.json(document()));
  router.get('/api/docs', (_req, res) => void res.type('html').send(docsPage(document())));
  router.get('/api/docs/style.css', (_req, res) => void res.type('css').send(DOCS_STYLE));
  return { router, routes };
}
