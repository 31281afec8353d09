import type { Page } from './fixtures.ts';

/** The events that the page writes to its console, from here on. */
export function noted(page: Page): string[] {
  const events: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'debug') events.push(message.text());
  });
  return events;
}
