import { AppError, askVisitorChat, type EnquiryKind, enquirySchema, type SitePath } from '@smoko/contract';
import express, { type ErrorRequestHandler, type RequestHandler, type Router } from 'express';
import { type Enquiries, invitationPath } from '../domain/enquiries/enquiries.ts';
import { kindOfReference } from '../domain/enquiries/reference.ts';
import { type FormAnswer, fillForm } from '../site/fill-form.ts';
import { pageOf, type SitePages } from '../site/pages.ts';
import { receiptPage } from '../site/receipt-page.ts';
import { talkPage } from '../site/talk-page.ts';
import type { AskVisitor } from '../site/visitor-chat.ts';
import { formBody } from './bodies/form-body.ts';
import { sameOriginOnly } from './csrf.ts';
import { canBeMended, checked, PRIVATE } from './plain-forms.ts';
import { sayRetryAfter, toAppError } from './problem.ts';
import { sendPage } from './send-page.ts';
import { errorsByField } from './site-handlers.ts';
import { typed } from './typed.ts';

export interface SiteFormOptions {
  pages: SitePages;
  enquiries: Enquiries;
  askVisitor: AskVisitor;
  publicUrl: string | null;
  limits: { forms: RequestHandler; visitorChat: RequestHandler };
}

const FORMS: readonly [path: SitePath, kind: EnquiryKind][] = [
  ['/support', 'support'],
  ['/contact', 'contact'],
  ['/demo', 'demo'],
  ['/contact-sales', 'sales'],
];
/** Filled in here for each visitor, not by siteRoutes. */
export const FILLED_ANEW: ReadonlySet<SitePath> = new Set(['/demo', '/thanks']);
const TOKEN = /^[\w-]{43}$/;
const FORM_BYTES = 64 * 1024;
/** The site's forms for browsers without its script, and the pages that are filled in anew for each visitor. */
export function siteForms({ pages, enquiries, askVisitor, publicUrl, limits }: SiteFormOptions): Router {
  const router = express.Router();
  const body = formBody(FORM_BYTES);
  const htmlOf = (path: SitePath) => pages.page(path)?.html;
  const optionsFor = async (path: SitePath): Promise<NonNullable<FormAnswer['options']>> =>
    path === '/demo'
      ? { slots: (await enquiries.slots()).map(({ starts_at, label }) => ({ value: starts_at, label })) }
      : {};

  /** The page again, with what was typed and what is wrong with it. */
  const again =
    (path: SitePath): ErrorRequestHandler =>
    async (error: unknown, req, res, next) => {
      const problem = toAppError(error);
      const html = htmlOf(path);
      if (!html || !canBeMended(problem)) return next(error);
      sayRetryAfter(res, problem);
      const options = await optionsFor(path);
      const filled = fillForm(html, {
        form: `form[action="${path}"]`,
        values: typed(req),
        errors: errorsByField(problem),
        options,
      });
      await sendPage(req, res, pageOf(filled), problem.status, PRIVATE);
    };

  for (const [path, kind] of FORMS) {
    const submit: RequestHandler = async (req, res) => {
      const { reference, demo } = await enquiries.submit(checked(enquirySchema, enquiryOf(kind, typed(req))));
      const token = demo ? `&demo=${demo.invitation.split('/').at(-1)}` : '';
      res.redirect(303, `/thanks?ref=${reference}${token}`);
    };
    router.post(path, sameOriginOnly(publicUrl), body, limits.forms, submit, again(path));
  }

  router.get('/demo', async (req, res, next) => {
    const html = htmlOf('/demo');
    if (!html) return next();
    await sendPage(req, res, pageOf(fillForm(html, { options: await optionsFor('/demo') })));
  });

  router.get('/thanks', async (req, res, next) => {
    const html = htmlOf('/thanks');
    if (!html) return next();
    const reference = String(req.query.ref ?? '');
    const kind = kindOfReference(reference);
    const token = String(req.query.demo ?? '');
    const demo = TOKEN.test(token) ? await enquiries.demo(token) : null;
    const receipt = kind && { kind, reference, demo: demo && { ...demo, href: invitationPath(token) } };
    await sendPage(req, res, pageOf(receiptPage(html, receipt)), 200, PRIVATE);
  });

  router.get('/demo/invitation/:token', async (req, res) => {
    const demo = TOKEN.test(req.params.token) ? await enquiries.demo(req.params.token) : null;
    if (!demo) throw new AppError('not_found', 'That invitation is not there any more.');
    res.set('Cache-Control', PRIVATE).attachment('smoko-demo.ics').type('text/calendar; charset=utf-8').send(demo.ics);
  });

  const talk: RequestHandler = async (req, res, next) => {
    const html = htmlOf('/talk');
    if (!html) return next();
    const question = checked(askVisitorChat.input, { message: typed(req).message });
    await sendPage(req, res, pageOf(talkPage(html, question.message, await askVisitor(question))), 200, PRIVATE);
  };
  router.post('/talk', sameOriginOnly(publicUrl), body, limits.visitorChat, talk, again('/talk'));
  return router;
}

/** A form has no booleans: a ticked box is there, another one is not. */
const enquiryOf = (kind: EnquiryKind, fields: Record<string, string>): Record<string, unknown> => ({
  ...fields,
  kind,
  ...(kind === 'contact' ? { consent: Boolean(fields.consent) } : {}),
});
