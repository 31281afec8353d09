import { parse } from 'node-html-parser';

/** A page without the elements that these selectors find. */
export function withoutParts(html: string, ...selectors: string[]): string {
  const page = parse(html);
  for (const selector of selectors) for (const element of page.querySelectorAll(selector)) element.remove();
  return page.toString();
}
