import { AppError, LIMITS } from '@smoko/contract';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import type { AccountPapers } from '../documents/account-papers.ts';
import type { LogoOf } from '../documents/logo.ts';
import type { QuotePapers } from '../documents/quote-papers.ts';
import type { Actor } from '../domain/actor.ts';
import type { Answerable, AnswerView, ClientAnswers } from '../domain/client-answers.ts';
import type { InvoiceView } from '../domain/finance-records/shown-invoice.ts';
import { offeredBy } from '../domain/freeze-offer.ts';
import type { ReplyTokens } from '../domain/inbox/reply-token.ts';
import { dollars } from '../domain/money.ts';
import type { LinkVersion, PaperTokens } from '../domain/paper-token.ts';
import type { QuoteRow } from '../domain/quotes/schema.ts';
import type { StatementView } from '../domain/sent-statements/shown-statement.ts';
import type { VariationRow } from '../domain/variations/schema.ts';
import { receiptPage, statementPage } from '../site/account-pages.ts';
import { clientPage, invoicePage, plainNote, quotePage, type Said, variationPage } from '../site/client-page.ts';
import { OFFERS_SCRIPT_PATH } from '../site/offered-lines.ts';
import { OFFERS_SCRIPT } from '../site/offers-script.ts';
import { formBody } from './bodies/form-body.ts';
import { isForeign } from './csrf.ts';
import { type HeadedBy, paperLogoRoutes } from './paper-logos.ts';
import { sendPaper } from './send-paper.ts';

/** What clients get a link to. */
export interface ClientPages {
  quotes: ClientAnswers<QuoteRow>;
  quoteTokens: PaperTokens;
  variations: ClientAnswers<VariationRow>;
  variationTokens: PaperTokens;
  /** An invoice, a credit note or money that moved. */
  recordOf(id: string): Promise<InvoiceView | null>;
  invoiceTokens: PaperTokens;
  statementOf(id: string): Promise<StatementView | 'ended' | null>;
  statementTokens: ReplyTokens;
  unsubscribeTokens: ReplyTokens;
  stop(itemId: string): Promise<{ to: string; from: string } | null>;
  papers: Pick<QuotePapers, 'pdf' | 'invoiceText'> &
    Pick<AccountPapers, 'variation' | 'financeRecord' | 'receiptText' | 'statement'>;
  logoOf: LogoOf;
}

const NOT_FOUND = plainNote(
  'We could not find that',
  'The link may be incomplete. Open it again from the message, or ask whoever sent it.',
);
const ENDED = plainNote(
  'This link is no longer valid',
  'Look for a newer message from whoever sent it, or ask them for a new link.',
);
const NOT_READY = plainNote('This is being mended', 'Ask whoever sent it for a new one.');
const FOREIGN = plainNote('That did not work', 'Open the link from the message again and try once more.');
const FORM_BYTES = 20 * 1024;

/** Of one client only, and never the same for long: kept and listed nowhere. (No other site learns the link: every page's referrer policy is same-origin.) */
const asPrivate: RequestHandler = (_req, res, next) => {
  res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' });
  next();
};
const page = (res: Response, html: string, status = 200) => void res.status(status).type('html').send(html);
/** null where the business's settings do not allow the paper any more, such as an ABN that was changed since. */
const ready = <T>(paper: Promise<T>): Promise<T | null> =>
  paper.catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
const field = (req: Request, name: string, max: number): string => {
  const value = (req.body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string'
    ? value
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .slice(0, max)
    : '';
};

const tokenOf = (req: Request) => String(req.params.token);
const idIn = (tokens: ReplyTokens, req: Request) => tokens.read(tokenOf(req));

/** A paper by its link: null where there is none; `ended` where its business took the link back. */
async function reach<V extends { record: { link_version?: LinkVersion } }>(
  tokens: PaperTokens,
  viewOf: (id: string) => Promise<V | null>,
  req: Request,
): Promise<V | 'ended' | null> {
  const link = tokens.read(tokenOf(req));
  const view = link && (await viewOf(link.id));
  return view && (view.record.link_version ?? 0) !== link.version ? 'ended' : view;
}
/** What is said where there is nothing to show. */
const nothing = (res: Response, found: 'ended' | null) =>
  found === 'ended' ? page(res, ENDED, 410) : page(res, NOT_FOUND, 404);

interface Answered<Row> {
  path: string;
  noun: string;
  answers: ClientAnswers<Row>;
  tokens: PaperTokens;
  pageOf(view: AnswerView<Row>, token: string, said?: Said): string | Promise<string>;
}

/** What a client sees of a record and answers there: shown to whoever has its link, answered once, by name. */
function answerRoutes<Row extends Answerable>(
  router: Router,
  publicUrl: string | null,
  limit: RequestHandler,
  { path, noun, answers, tokens, pageOf }: Answered<Row>,
): void {
  /** With what was ticked; the record as it is, and what is wrong, where that cannot be taken. */
  const viewOf = async (req: Request, taken: readonly number[] | null = null): Promise<Looked<Row>> => {
    try {
      return { view: await reach(tokens, (id) => answers.view(id, taken), req), problem: null };
    } catch (error) {
      return { view: await reach(tokens, answers.view, req), problem: complaint(error) };
    }
  };
  router.get(`${path}/:token`, asPrivate, async (req, res) => {
    const { view, problem } = await viewOf(req, takenIn(req.query));
    if (!view || view === 'ended') return nothing(res, view);
    page(res, await pageOf(view, tokenOf(req), problem ? { problem } : {}), problem ? 422 : 200);
  });

  /** The link comes before what is sent to it. */
  const known: RequestHandler = (req, res, next) =>
    tokens.read(tokenOf(req)) === null ? page(res, NOT_FOUND, 404) : next();
  router.post(`${path}/:token`, limit, asPrivate, known, formBody(FORM_BYTES), async (req, res) => {
    const token = tokenOf(req);
    const { decision, name, reason } = answerIn(req);
    const taken = decision === 'declined' ? null : (takenIn(req.body) ?? []);
    const { view, problem } = await viewOf(req, taken);
    if (!view || view === 'ended') return nothing(res, view);
    if (isForeign(req.headers, publicUrl)) return page(res, FOREIGN, 403);
    const again = async (status: number, said: Said = {}) =>
      page(res, await pageOf(view, token, { name, reason, ...said }), status);
    if (problem) return again(422, { problem });
    if (decision === 'total') return again(200);
    if (!decision) return again(422);
    if (!name) return again(422, { problem: 'Please enter your name.' });
    const seen = field(req, 'seen', 100);
    const given = { decision, name, reason: reason || null, seen, taken: taken ?? [], total: totalIn(req) };
    const result = await answers.answer(view.record._id.toHexString(), given);
    if (result === 'done') return void res.redirect(303, `${path}/${token}`);
    if (result === 'other_total') return again(409, { note: otherTotal(view.record.total) });
    const { view: latest } = await viewOf(req);
    const now = !latest || latest === 'ended' ? view : latest;
    page(res, await pageOf(now, token, result === 'changed' ? { note: changed(noun), name, reason } : {}), 409);
  });
}

interface Looked<Row> {
  view: AnswerView<Row> | 'ended' | null;
  problem: string | null;
}

function answerIn(req: Request) {
  const said = field(req, 'decision', 20);
  const decision = DECISIONS.find((one) => one === said) ?? null;
  return { decision, name: field(req, 'name', 100), reason: field(req, 'reason', 500) };
}
/** `total` only asks what the ticks come to. */
const DECISIONS = ['accepted', 'declined', 'total'] as const;

/** In cents, as it stood on the page; null where it says none. */
function totalIn(req: Request): number | null {
  const said = field(req, 'total', 20);
  return /^-?\d{1,12}$/.test(said) ? Number(said) : null;
}

const changed = (noun: string) => `This ${noun} was changed. Here is the new one.`;
const otherTotal = (total: number) =>
  `With what you ticked it comes to ${dollars(total)}. Accept it again if that is right.`;

/** What is wrong with what was ticked. Throws what is no fault of theirs. */
function complaint(error: unknown): string {
  if (error instanceof AppError && error.code === 'invalid') return error.message;
  throw error;
}

const NO_LINE = LIMITS.quoteLines;
/** The places of the lines that were ticked or chosen; null where nothing is said of any. One that is no place is one that no quote has. */
function takenIn(fields: unknown): number[] | null {
  const said = Object.entries(fields ?? {}).filter(([name]) => name === 'take' || /^choice-\d{1,3}$/.test(name));
  if (!said.length) return null;
  const places = said
    .flatMap(([, value]): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter((place) => place !== '')
    .map((place) => (typeof place === 'string' && /^\d{1,3}$/.test(place) ? Number(place) : NO_LINE));
  return [...new Set(places)].sort((a, b) => a - b);
}

/** Pages behind an unguessable link, for people without an account. */
export function clientPageRoutes(
  parts: ClientPages,
  publicUrl: string | null,
  { forms: limit, wrongSecrets }: Record<'forms' | 'wrongSecrets', RequestHandler>,
): Router {
  const { quotes, quoteTokens, variations, variationTokens } = parts;
  const { unsubscribeTokens, stop, papers } = parts;
  const router = express.Router();
  router.use(['/q/:token', '/i/:token', '/v/:token', '/s/:token', '/u/:token'], wrongSecrets);
  answerRoutes<QuoteRow>(router, publicUrl, limit, {
    path: '/q',
    noun: 'quote',
    answers: quotes,
    tokens: quoteTokens,
    pageOf: quotePage,
  });
  answerRoutes<VariationRow>(router, publicUrl, limit, {
    path: '/v',
    noun: 'variation',
    answers: variations,
    tokens: variationTokens,
    pageOf: variationPage,
  });

  router.get(OFFERS_SCRIPT_PATH, (_req, res) => {
    res.set('Cache-Control', 'public, max-age=300').type('text/javascript').send(OFFERS_SCRIPT);
  });

  router.get('/q/:token/pdf', asPrivate, async (req, res) => {
    const view = await reach(quoteTokens, quotes.view, req);
    if (!view || view === 'ended') return nothing(res, view);
    if (view.state === 'withdrawn') return page(res, NOT_FOUND, 404);
    sendPaper(res, await papers.pdf(view.actor, view.record._id.toHexString()));
  });

  router.get('/v/:token/pdf', asPrivate, async (req, res) => {
    const view = await reach(variationTokens, variations.view, req);
    if (!view || view === 'ended') return nothing(res, view);
    if (view.state === 'withdrawn') return page(res, NOT_FOUND, 404);
    sendPaper(res, await papers.variation(view.actor, view.record._id.toHexString()));
  });

  accountRoutes(router, parts);
  paperLogoRoutes(router, headedBy(parts), parts.logoOf, asNotFound);

  router.get('/u/:token', asPrivate, (req, res) => {
    // looking is not asking: mail programs open links by themselves
    if (idIn(unsubscribeTokens, req) === null) return page(res, NOT_FOUND, 404);
    const form = '<form method="post"><button class="main">Stop these emails</button></form>';
    page(
      res,
      clientPage(
        'No more of these emails?',
        `<section class="paper"><h1>No more of these emails?</h1>${form}</section>`,
      ),
    );
  });

  // RFC 8058: mail programs post here for their user, from wherever they are
  router.post('/u/:token', limit, asPrivate, async (req, res) => {
    const id = idIn(unsubscribeTokens, req);
    const stopped = id === null ? null : await stop(id);
    if (!stopped) return page(res, NOT_FOUND, 404);
    page(res, plainNote('Done', `${stopped.from} will send no more of these emails to ${stopped.to}.`));
  });
  return router;
}

const asNotFound: RequestHandler = (req, res) => asPrivate(req, res, () => page(res, NOT_FOUND, 404));

/** Which logo each page shows: of what is frozen the one of then, of all else the business's own. */
function headedBy({ quotes, quoteTokens, variations, variationTokens, ...rest }: ClientPages): HeadedBy {
  const { recordOf, invoiceTokens, statementOf, statementTokens } = rest;
  const shown = async <V extends { record: { link_version?: LinkVersion } }>(...asked: Parameters<typeof reach<V>>) => {
    const found = await reach(...asked);
    return found === 'ended' ? null : found;
  };
  const current = (view: { actor: Actor; state?: string } | null) =>
    view && view.state !== 'withdrawn' ? { actor: view.actor, logo: view.actor.business.logo } : null;
  const offered = (view: AnswerView<QuoteRow | VariationRow> | null) => {
    const { actor, record } = view ?? {};
    const business = actor && record && offeredBy(actor.business, record);
    return actor && view?.state !== 'withdrawn' ? { actor, logo: business?.logo } : null;
  };
  return {
    '/q': async (req) => offered(await shown(quoteTokens, quotes.view, req)),
    '/v': async (req) => offered(await shown(variationTokens, variations.view, req)),
    '/s': async (req) => {
      const id = idIn(statementTokens, req);
      const view = id === null ? null : await statementOf(id);
      return view === 'ended' ? null : current(view);
    },
    '/i': async (req) => {
      const view = await shown(invoiceTokens, recordOf, req);
      if (!view || view.record.type === 'payment' || view.record.type === 'refund') return current(view);
      const { frozen } = view.record;
      return frozen ? { actor: view.actor, logo: frozen.seller.logo } : null;
    },
  };
}

/** What is only looked at: invoices, credit notes and receipts; and statements. */
function accountRoutes(
  router: Router,
  { recordOf, invoiceTokens, statementOf, statementTokens, papers }: ClientPages,
): void {
  const recordIn = (req: Request) => reach(invoiceTokens, recordOf, req);
  const pageOf = async ({ actor, record }: InvoiceView, token: string) => {
    const id = record._id.toHexString();
    return record.type === 'payment' || record.type === 'refund'
      ? receiptPage(await papers.receiptText(actor, id), token)
      : invoicePage(await papers.invoiceText(actor, id), record, token);
  };
  router.get('/i/:token', asPrivate, async (req, res) => {
    const view = await recordIn(req);
    if (!view || view === 'ended') return nothing(res, view);
    const html = await ready(pageOf(view, tokenOf(req)));
    if (!html) return page(res, NOT_READY, 409);
    page(res, html);
  });
  router.get('/i/:token/pdf', asPrivate, async (req, res) => {
    const view = await recordIn(req);
    if (!view || view === 'ended') return nothing(res, view);
    const paper = await ready(papers.financeRecord(view.actor, view.record._id.toHexString()));
    if (!paper) return page(res, NOT_READY, 409);
    sendPaper(res, paper);
  });

  const statementIn = async (req: Request) => {
    const id = idIn(statementTokens, req);
    return id === null ? null : statementOf(id);
  };
  router.get('/s/:token', asPrivate, async (req, res) => {
    const view = await statementIn(req);
    if (!view || view === 'ended') return nothing(res, view);
    page(res, statementPage(view, tokenOf(req)));
  });
  router.get('/s/:token/pdf', asPrivate, async (req, res) => {
    const view = await statementIn(req);
    if (!view || view === 'ended') return nothing(res, view);
    sendPaper(res, await papers.statement(view.actor, view.sent.statement, view.sent.buyer));
  });
}
