import type { DemoSlot, EnquiryKind } from '@smoko/contract';
import { parse } from 'node-html-parser';
import { setAttribute } from './set-attribute.ts';

export interface SiteReceipt {
  kind: EnquiryKind;
  reference: string;
  /** Of a demo: when, and the address of its invitation. */
  demo: (DemoSlot & { href: string }) | null;
}

/** The page behind a sent form: of the elements with `data-receipt="<kind>"` those of its kind stay. */
export function receiptPage(html: string, receipt: SiteReceipt | null): string {
  const page = parse(html);
  for (const element of page.querySelectorAll('[data-receipt]')) {
    if (element.getAttribute('data-receipt') !== (receipt?.kind ?? 'none')) element.remove();
  }
  for (const element of page.querySelectorAll('[data-demo]')) {
    if (!receipt?.demo) element.remove();
    else if (element.tagName === 'A') setAttribute(element, 'href', receipt.demo.href);
    else if (element.tagName === 'TIME') {
      setAttribute(element, 'datetime', receipt.demo.starts_at);
      element.textContent = receipt.demo.label;
    }
  }
  for (const element of page.querySelectorAll('[data-reference]')) element.textContent = receipt?.reference ?? '';
  return page.toString();
}
