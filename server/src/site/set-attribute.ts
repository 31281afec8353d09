import type { HTMLElement } from 'node-html-parser';

/** The parser escapes quotes only: a typed `&quot;` would come back as a quote. */
export const setAttribute = (element: HTMLElement, name: string, value: string): void =>
  void element.setAttribute(name, value.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
