import { parse } from 'node-html-parser';
import { setAttribute } from './set-attribute.ts';

/** The link that `selector` finds, once for each of these, in its place. */
export function repeatLink(html: string, selector: string, links: readonly { href: string; text: string }[]): string {
  const page = parse(html);
  const model = page.querySelector(selector);
  for (const { href, text } of links) {
    const copy = model && parse(model.outerHTML).querySelector(selector);
    if (!copy) continue;
    setAttribute(copy, 'href', href);
    copy.textContent = text;
    model.insertAdjacentHTML('beforebegin', copy.toString());
  }
  model?.remove();
  return page.toString();
}
