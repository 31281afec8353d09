import type { VisitorAnswer } from '@smoko/contract';
import { type HTMLElement, parse } from 'node-html-parser';
import { setAttribute } from './set-attribute.ts';

/** The talk for browsers without the script: a question, its answer and its links, in the page's `data-talk` places. */
export function talkPage(html: string, question: string, { answer, links }: VisitorAnswer): string {
  const page = parse(html);
  for (const element of page.querySelectorAll('[data-talk-question]')) element.textContent = question;
  for (const element of page.querySelectorAll('[data-talk-answer]')) element.textContent = answer;
  for (const list of page.querySelectorAll('[data-talk-links]')) fillLinks(list, links);
  for (const element of page.querySelectorAll('[data-talk-said]')) element.removeAttribute('hidden');
  return page.toString();
}

/** The list's one item is the pattern of all. */
function fillLinks(list: HTMLElement, links: VisitorAnswer['links']): void {
  const pattern = list.querySelector('li')?.outerHTML ?? '<li><a></a></li>';
  list.innerHTML = '';
  for (const { title, href } of links) {
    const [item] = parse(pattern).querySelectorAll('li');
    const link = item?.querySelector('a');
    if (!item || !link) continue;
    setAttribute(link, 'href', href);
    link.textContent = title;
    list.appendChild(item);
  }
}
