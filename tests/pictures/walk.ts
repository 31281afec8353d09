import { type Browser, expect, type Locator, type Page } from '@playwright/test';

/** Taller than a phone, of which the part that matters is cut out. */
const PHONE = { viewport: { width: 390, height: 1_100 }, deviceScaleFactor: 2 };
const HEIGHT = 620;
const SAID = 'New job for Dave Nguyen, hot water, 1850 plus gst, Thursday arvo, order a 250L tank';
const LINES = [{ description: 'Hot water, 250L', quantity: 1, unit_price: 1850 }];
const THEMES = ['light', 'dark'] as const;
const SETTLED_MS = 1_500;

interface Tools {
  browser: Browser;
  url: string;
  /** A page of the demo business, signed in. */
  demoPage(screen: typeof PHONE): Promise<Page>;
  say(page: Page, message: string): Promise<void>;
  take(page: Page, name: string, part: { y: number; height: number }): Promise<void>;
}

interface Kept {
  id: string;
}

/** The walk through the product: said, on file, on the client's phone, paid. Each in light and in dark. */
export async function takeWalk({ browser, url, demoPage, say, take }: Tools): Promise<void> {
  const page = await demoPage(PHONE);
  const csrf = (await page.context().cookies()).find(({ name }) => name === 'smoko_csrf')?.value ?? '';
  const headers = { 'x-smoko-client': 'web', 'x-csrf-token': csrf, origin: url };
  const send = async <T>(method: 'GET' | 'POST', path: string, data?: object): Promise<T> => {
    const answer = await page.context().request.fetch(`/api/${path}`, { method, headers, ...(data && { data }) });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  };
  /** From a little above `top` down, in light and in dark. */
  const both = async (shown: Page, name: string, top: Locator, above = 20) => {
    for (const colorScheme of THEMES) {
      await shown.emulateMedia({ colorScheme });
      await shown.reload();
      await shown.waitForTimeout(SETTLED_MS);
      const { y } = (await top.boundingBox()) ?? { y: 0 };
      await take(shown, `walk-${name}-${colorScheme}`, { y: Math.max(0, y - above), height: HEIGHT });
    }
  };

  await send('POST', 'clients', {
    name: 'Dave Nguyen',
    phone: '0491 570 156',
    address: '14 Wattle St, Penrith NSW 2750',
  });
  await say(page, SAID);
  await both(page, 'say', page.getByText(SAID).last());

  const { data: jobs } = await send<{ data: (Kept & { job_number: string; client_id: string })[] }>(
    'GET',
    'projects?sort=-created_at&limit=1',
  );
  const [job] = jobs;
  if (!job) throw new Error('The job was not made.');
  await page.goto(`/job-details?job=${job.job_number}`);
  await both(page, 'job', page.getByRole('heading', { level: 1 }), 6);

  const quote = await send<Kept>('POST', 'quotes', {
    client_id: job.client_id,
    project_id: job.id,
    quote_number: 'Q-1042',
    lines: LINES,
  });
  await send('POST', `quotes/${quote.id}/send`, {});
  const { link } = await send<{ link: string }>('GET', `quotes/${quote.id}`);
  const client = await (await browser.newContext({ ...PHONE, locale: 'en-AU' })).newPage();
  await client.goto(new URL(new URL(link, url).pathname, url).href);
  await both(client, 'quote', client.getByRole('table').first(), 0);
  await client.getByLabel(/name/i).first().fill('Dave Nguyen');
  await client.getByRole('button', { name: /accept/i }).click();
  await client.context().close();

  const invoice = await send<Kept & { invoice_number: string }>('POST', 'invoices', {
    quote_id: quote.id,
    issue: true,
  });
  const paid = `Mark ${invoice.invoice_number} as paid`;
  await say(page, paid);
  const box = page.getByRole('textbox', { name: 'Message' });
  await box.fill('Who else owes me money?');
  await box.press('Enter');
  // both questions and their answers are the picture
  await expect(page.getByRole('region', { name: 'Conversation' }).getByRole('article')).toHaveCount(4);
  await page.waitForTimeout(SETTLED_MS);
  await both(page, 'paid', page.getByText(paid).last());
  await page.context().close();
}
