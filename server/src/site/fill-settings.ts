import { type HTMLElement, parse } from 'node-html-parser';
import { setAttribute } from './set-attribute.ts';
import type { SiteSettings } from './settings.ts';

type Fill = Partial<Record<'text' | 'href' | 'src', string>>;

/** What is not set keeps the text of the page, which says that it is not. */
const operatorFills = (operator: SiteSettings['operator']): Record<string, Fill> =>
  Object.fromEntries(
    Object.entries(operator).flatMap(([name, said]) => (said === null ? [] : [[`operator_${name}`, { text: said }]])),
  );

/**
 * Puts the configuration into a prerendered page:
 * `data-if="<name>"` and `data-unless="<name>"` stay or go, `data-fill="<name>"` gets its text or address, and the
 * attribute named by `data-origin` gets the public address in front.
 */
export function fillSettings(html: string, settings: SiteSettings): string {
  const { phone, email, own, heroVideo, operator } = settings;
  const holds: Record<string, boolean> = {
    phone: phone !== null,
    email: email !== null,
    own,
    video: heroVideo !== null,
    whole: Object.values(operator).every((said) => said !== null),
  };
  const fills: Record<string, Fill> = {
    support_phone: { text: phone ?? '', href: `tel:${phone?.replace(/[^+\d]/g, '')}` },
    support_email: { text: email ?? '', href: `mailto:${email}` },
    support_phone_link: { href: `tel:${phone?.replace(/[^+\d]/g, '')}` },
    support_email_link: { href: `mailto:${email}` },
    hero_video: { src: heroVideo ?? '' },
    ...operatorFills(operator),
  };
  const page = parse(html);
  const take = (name: string, change: (element: HTMLElement, value: string) => void) => {
    for (const element of page.querySelectorAll(`[${name}]`)) {
      change(element, element.getAttribute(name) ?? '');
      element.removeAttribute(name);
    }
  };
  take('data-if', (element, name) => !holds[name] && element.remove());
  take('data-unless', (element, name) => holds[name] && element.remove());
  take('data-origin', (element, attribute) => {
    setAttribute(element, attribute, `${settings.origin()}${element.getAttribute(attribute)}`);
  });
  take('data-fill', (element, name) => {
    const { text, href, src } = fills[name] ?? {};
    if (text !== undefined) element.textContent = text;
    if (href !== undefined) setAttribute(element, 'href', href);
    if (src !== undefined) setAttribute(element, 'src', src);
  });
  return page.toString();
}
