import { convert } from 'html-to-text';
import { HTMLElement, NodeType, parse } from 'node-html-parser';
import { declarations, type Look, lookOf, PAPER } from './hidden.ts';

const MAX_HTML = 300_000;
/** Taking apart what never closes takes the square of its number. */
const MAX_TAGS = 6_000;
const MAX_RULES = 300;
const MAX_DEPTH = 200;
const UNSEEN = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'HEAD',
  'NOSCRIPT',
  'IFRAME',
  'OBJECT',
  'SVG',
  'TEXTAREA',
  'SELECT',
  'TITLE',
]);

/** The text that somebody sees who opens the page; whether there was more that they do not see. */
export function htmlText(html: string): { text: string; hidden: boolean } {
  const root = parse(within(html), { comment: false });
  const styles = sheetStyles(root);
  const hidden = prune(root, styles);
  const text = convert(root.toString(), {
    wordwrap: false,
    limits: { maxInputLength: MAX_HTML, maxDepth: MAX_DEPTH, maxChildNodes: 5_000 },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, noAnchorUrl: true } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  });
  return { text, hidden };
}

/** What the page's own rules say of its elements, of the simple kinds of selectors. */
function sheetStyles(root: HTMLElement): Map<HTMLElement, string> {
  const found = new Map<HTMLElement, string>();
  const sheets = root.querySelectorAll('style').map((sheet) => sheet.text);
  const rules = [
    ...sheets
      .join('\n')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{}]{1,300})\{([^{}]{1,2000})\}/g),
  ];
  for (const [, selectors = '', body = ''] of rules.slice(0, MAX_RULES)) {
    // a rule under @media is taken as if it always held
    for (const selector of selectors.split(',').map((each) => each.trim())) {
      if (!/^[a-z0-9]*([.#][\w-]+)*$/i.test(selector) || selector === '') continue;
      for (const element of root.querySelectorAll(selector)) found.set(element, `${found.get(element) ?? ''};${body}`);
    }
  }
  return found;
}

/** Takes out what nobody sees; true when words were among it. No recursion: a page may be nested however deep. */
function prune(root: HTMLElement, styles: Map<HTMLElement, string>): boolean {
  let hidden = false;
  const open: [HTMLElement, Look, number][] = [[root, PAPER, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [parent, around, depth] = next;
    for (const child of [...parent.childNodes]) {
      if (child.nodeType !== NodeType.ELEMENT_NODE || !(child instanceof HTMLElement)) continue;
      if (UNSEEN.has(child.tagName)) {
        child.remove();
        continue;
      }
      const style = declarations(`${styles.get(child) ?? ''};${child.getAttribute('style') ?? ''}`);
      const look = depth > MAX_DEPTH ? 'hidden' : lookOf(child, style, around);
      if (look !== 'hidden') open.push([child, look, depth + 1]);
      else {
        hidden ||= depth <= MAX_DEPTH && /[\p{L}\p{N}]/u.test(child.text);
        child.remove();
      }
    }
  }
  return hidden;
}

function within(html: string): string {
  let at = -1;
  for (let tags = 0; tags <= MAX_TAGS; tags += 1) {
    at = html.indexOf('<', at + 1);
    if (at < 0) return html.slice(0, MAX_HTML);
  }
  return html.slice(0, Math.min(at, MAX_HTML));
}
