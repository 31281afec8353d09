import { AppError } from '@smoko/contract';
import type { Request, RequestHandler } from 'express';
import type { KeptMails, KeptMessage } from '../domain/outbox/kept-mail.ts';
import { longMoment } from '../domain/told-time.ts';
import { escapeHtml } from '../escape-html.ts';
import { clientOfRequest } from './client-address.ts';

const SHOWN = 100;
const OWN_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * Only from this machine itself: a proxy in between would make anybody look like it, and so would a page of another
 * site whose name is made to point here.
 */
const isLocal = (req: Request): boolean => clientOfRequest(req).isThisMachine && OWN_NAME.test(req.headers.host ?? '');

/**
 * Every kept message as it would look, for whoever runs Smoko on their own machine. `kept` is null in production and
 * where there is a mail server: then the page is not there.
 */
export function devOutbox(kept: KeptMails | null): RequestHandler {
  return async (req, res) => {
    if (!kept || !isLocal(req)) throw new AppError('not_found', 'There is nothing at this address.');
    res
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(page(await kept.latest(SHOWN)));
  };
}

const STYLE = `body{margin:0 auto;max-width:760px;padding:24px 16px;background:#f5efe3;color:#1f1d1a;font:16px/1.5 Arial,sans-serif}
article{margin:0 0 24px;padding:16px;background:#fff;border-top:6px solid #ffb000}h2{margin:0;font-size:18px}
p{margin:4px 0 12px}iframe{width:100%;height:420px;border:1px solid #cfc5b2}pre{white-space:pre-wrap;overflow-wrap:anywhere}`;

const page = (messages: KeptMessage[]): string => `<!doctype html><html lang="en-AU"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Development outbox</title><link rel="icon" href="/favicon.svg"><style>${STYLE}</style></head>
<body><h1>Development outbox</h1><p>Kept here because no mail server is set. Nobody outside has received any of it.</p>
<main>${messages.map(article).join('') || '<p>Nothing yet.</p>'}</main></body></html>`;

const article = ({ to, subject, text, html, ics, at }: KeptMessage): string =>
  `<article><h2>${escapeHtml(subject ?? 'Text message')}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${at.toISOString()}">${longMoment(at, 'UTC')} UTC</time></p>
${html ? frame(html, subject) : `<pre>${linked(text)}</pre>`}
${ics ? `<details><summary>invite.ics</summary><pre>${escapeHtml(ics)}</pre></details>` : ''}</article>`;

/** No scripts, no forms, no access to this page: links open beside it. */
const frame = (html: string, subject: string | null): string =>
  `<iframe title="${escapeHtml(subject ?? 'Message')}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(html)}"></iframe>`;

const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, i) =>
      i % 2 ? `<a href="${escapeHtml(part)}" target="_blank" rel="noopener">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
