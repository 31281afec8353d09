import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ACCOUNT_PATHS,
  APP_PATHS,
  MARKETING,
  OPERATIONS,
  PLAN_PRICES,
  SITE_PATHS,
  STARTER_JOBS,
  TRIAL_DAYS,
} from '@smoko/contract';
import { describe, expect, it } from 'vitest';
import { VARIABLES } from '../../server/src/config-variables.ts';
import { CLAIMS, type Claim, isSoon } from '../../web/src/site/content/claims.ts';
import { INTEGRATIONS } from '../../web/src/site/content/integrations.ts';
import { PAGES } from '../../web/src/site/pages.ts';
import { PASSAGES } from '../../web/src/site/passages.ts';
import { ROOT } from '../support/paths.ts';
import { sitePage } from '../support/site.ts';
import { titlesOf } from './test-source.ts';

const pages = PAGES.map(({ path, account = false }) => ({ path, account, html: sitePage(path) }));
/** Those with a header and a footer. */
const sitePages = pages.filter(({ account }) => !account);
const claimed = pages.flatMap(({ path, html }) =>
  html
    .querySelectorAll('[data-claim]')
    .map((element) => ({ path, element, id: element.getAttribute('data-claim') ?? '' })),
);
const claims: Record<string, Claim> = CLAIMS;
const count = (path: string, selector: string) => sitePage(path).querySelectorAll(selector).length;

describe('what the site promises', () => {
  it('is in the list of claims, and what is in the list is on a page', () => {
    const shown = [...new Set(claimed.map(({ id }) => id))].sort();
    expect(shown).toEqual(Object.keys(claims).sort());
  });

  it('is marked "Coming soon" wherever Smoko does not have it, and nowhere else', () => {
    const wrong = claimed.filter(
      ({ element, id }) => (claims[id]?.kind === 'soon') !== element.text.includes('Coming soon'),
    );
    expect(wrong.map(({ path, id }) => `${path} ${id}`)).toEqual([]);
  });

  it('is called an example where it stands, where it is one, until it is the operator’s own', () => {
    const isExample = (id: string) => ['figure', 'person', 'place'].includes(claims[id]?.kind ?? '');
    const wrong = claimed.filter(
      ({ element, id }) =>
        isExample(id) !==
        element
          .querySelectorAll('[data-unless=own]')
          // a card may hold what opens from it, with a label of its own
          .some(({ text }) => text === 'Example'),
    );
    expect(wrong.map(({ path, id }) => `${path} ${id}`)).toEqual([]);
    expect(claimed.filter(({ id }) => isExample(id)).length).toBeGreaterThan(20);
  });

  it('is called an example below every form that says how soon somebody answers', () => {
    for (const path of ['/contact', '/contact-sales', '/support']) {
      const forms = sitePage(path).querySelectorAll('form');
      expect(forms.map(({ text }) => text.replace(/\s+/g, ' ')).join('\n'), path).toMatch(
        /We reply within 4 hours during business hours\. Example/,
      );
    }
  });

  it('is called an example on the receipt of a form too, and no search engine is told it', () => {
    const receipts = sitePage('/thanks').querySelectorAll('[data-receipt]');
    const hurried = receipts.filter(({ text }) => text.includes('4 hours'));
    expect(hurried.map((one) => one.getAttribute('data-receipt')).sort()).toEqual(['contact', 'sales', 'support']);
    for (const { text } of hurried) expect(text).toMatch(/We reply within 4 hours during business hours\. Example/);
    for (const { path, html } of pages)
      expect(html.querySelector('meta[name=description]')?.getAttribute('content'), path).not.toMatch(/4 hours/);
  });

  it('is planned where it is planned: what opens from a tile says so, and what one does today', () => {
    for (const { claim, href, name, lead, today } of INTEGRATIONS) {
      const opened = sitePage('/integrations').querySelector(`[popover]:has(a[href="${href}"])`)?.text ?? '';
      expect(opened, name).toContain(name);
      expect(opened.includes('Coming soon'), name).toBe(isSoon(claim));
      expect(opened, name).toContain(isSoon(claim) ? `Not connected yet. ${today}` : lead);
    }
  });

  it('is done by something that is there', () => {
    const places = new Set<string>([
      ...ACCOUNT_PATHS,
      ...APP_PATHS,
      ...SITE_PATHS,
      ...Object.keys(VARIABLES.shape),
      ...OPERATIONS.map(({ id }) => id),
      // beside the operations and pages: uploads, the API's description, and what keeps the last seen
      '/api/attachments',
      '/api/docs',
      '/sw.js',
    ]);
    const nobody = Object.entries(claims).filter(([, one]) => one.kind === 'capability' && !places.has(one.by));
    expect(nobody).toEqual([]);
  });

  it('is proven by the test that it names, where it names one', () => {
    const proofs = Object.values(claims).flatMap((one) => (one.kind === 'capability' && one.proof ? [one.proof] : []));
    const missing = proofs.filter((proof) => {
      const [file = '', title = ''] = proof.split(' › ');
      return !titlesOf(file)?.includes(title);
    });
    expect(missing).toEqual([]);
    expect(proofs.length).toBeGreaterThan(0);
  });

  it('has its figures from one place', () => {
    const home = sitePage('/').text;
    const { rating, raters, users, hoursSavedADay, moreJobsPercent, timesFasterPaid, satisfactionPercent } = MARKETING;
    for (const figure of [
      `${rating}`,
      `rating from ${raters}+ tradies`,
      `${users.toLocaleString('en-AU')}+`,
      `${hoursSavedADay} hours`,
      `${moreJobsPercent}%`,
      `${timesFasterPaid}x`,
      `${satisfactionPercent}%`,
      `${TRIAL_DAYS.marketing}-day free trial, no credit card required, cancel anytime`,
    ])
      expect(home).toContain(figure);
    expect([rating, raters, users, hoursSavedADay, moreJobsPercent, timesFasterPaid, satisfactionPercent]).toEqual([
      4.8, 212, 5_000, 2, 15, 2, 98,
    ]);
  });
});

const links = (path: string, selector: string) =>
  sitePage(path)
    .querySelectorAll(`${selector} a`)
    .map((link) => `${link.text.trim() || link.getAttribute('aria-label')} ${link.getAttribute('href')}`);

describe('on every page', () => {
  it('the header: brand, six links, Login and Start Free Trial', () => {
    const six = [
      'Features /features',
      'Why Us /why-us',
      'Integrations /integrations',
      'Pricing /pricing',
      'Support /support',
      'Contact /contact',
    ];
    expect(links('/', 'header > div')).toEqual(['Smoko /', ...six, 'Login /auth', 'Start Free Trial /auth']);
    expect(links('/', '#site-menu')).toEqual([...six, 'Login /auth']);
    for (const { path, html } of pages.filter(({ path }) => six.some((link) => link.endsWith(` ${path}`))))
      expect(html.querySelectorAll('header [aria-current=page]').map((link) => link.getAttribute('href'))).toEqual([
        path,
        path,
      ]);
  });

  it('the footer: product, support, contact, legal and the year', () => {
    expect(links('/', 'footer')).toEqual([
      'Features /features',
      'Pricing /pricing',
      'Integrations /integrations',
      'Why Us /why-us',
      'Help Center /support',
      'Contact Us /contact',
      'Documentation /documentation',
      'Community /community',
      // links only where the configuration names them
      'hello@smoko.example /contact',
      '1300 975 707 /contact',
      'Privacy Policy /privacy',
      'Terms of Service /terms',
      'Security /security',
    ]);
    const footer = sitePage('/').querySelector('footer')?.text;
    for (const words of ['Australia & New Zealand', '© 2024 Smoko', 'on this site are examples'])
      expect(footer).toContain(words);
  });

  it('a way past the header, and the button to talk to Jerry', () => {
    for (const { path, html } of sitePages) {
      const [skip] = html.querySelectorAll('body > a');
      expect([skip?.text, skip?.getAttribute('href')]).toEqual(['Skip to main content', '#main']);
      const button = html.querySelector('[aria-label="Talk to AI Assistant"]');
      if (path !== '/talk') expect(button?.text, path).toBe('Talk to AI Agent');
    }
  });

  it("Home's buttons lead to the account and the demo", () => {
    expect(links('/', '#main > section:first-child')).toEqual(['Start Free Trial /signup', 'Book a Demo /demo']);
  });
});

describe('sections and counts', () => {
  it('Home: its sections in order', () => {
    const titles = sitePage('/')
      .querySelectorAll('main section')
      .map((section) => section.querySelector('h1, h2')?.text ?? section.getAttribute('aria-label'));
    expect(titles).toEqual([
      'Smarter job management for tradies, powered by AI',
      'From the ute to the bank',
      'Four jobs you will not miss',
      'The tools on the belt',
      'Built by Tradies',
      'Trusted by tradies',
      'Works with what you have',
      'Three plans, no small print',
      'What tradies say',
      'Coming Soon',
      'Put the paperwork down. Have your smoko.',
    ]);
  });

  it('Home: 4 feature cards, 6 tools, 6 integrations, 3 plans, 3 testimonials', () => {
    expect(count('/', '#ai-features > div > ul > li')).toBe(4);
    expect(count('/', '#ai-features dialog')).toBe(4);
    expect(count('/', '#tools > div > ul > li')).toBe(6);
    expect(count('/', '#integrations > div > ul > li')).toBe(6);
    expect(count('/', '#plans > div > ul > li')).toBe(3);
    expect(count('/', '#stories dialog')).toBe(3);
  });

  it('Home: what its dialogs hold', () => {
    for (const dialog of sitePage('/').querySelectorAll('#ai-features dialog')) {
      const id = dialog.id.replace('feature-', '');
      expect(dialog.querySelector('h2')?.text).toBeTruthy();
      expect(dialog.querySelector('p')?.text.length, id).toBeGreaterThan(100);
      expect(dialog.querySelectorAll('ul > li').length, id).toBeGreaterThanOrEqual(3);
      const more = dialog.querySelector('a');
      expect([more?.text, more?.getAttribute('href')]).toEqual([
        expect.stringMatching(/^Learn More/),
        `/features#${id}`,
      ]);
      expect(dialog.querySelector('button')?.getAttribute('aria-label')).toBe('Close');
    }
    const [story] = sitePage('/').querySelectorAll('#stories dialog');
    expect(story?.querySelector('h2')?.text).toBe('Karen Walsh');
    expect(story?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('5 of 5 stars');
    expect(story?.querySelectorAll('dt').map(({ text }) => text)).toEqual(['Before', 'After']);
    for (const words of [
      'Plumber, Geelong. Plumbing, two people.',
      'Karen kept jobs in a notebook',
      'Quotes took three days and Sunday nights.',
      'Quotes are written the same day, from the ute.',
    ])
      expect(story?.text).toContain(words);
  });

  it('Features: a trio, 6 groups, 8 more', () => {
    expect(count('/features', '#ai > div > ul > li')).toBe(3);
    expect(count('/features', '#tools > div > ul > li')).toBe(6);
    expect(count('/features', '#more > div > ul > li')).toBe(8);
  });

  it('Why us: 6 differentiators, a comparison, 3 testimonials with an electrician in Sydney, and figures', () => {
    expect(count('/why-us', 'section[aria-labelledby="different"] > ul > li')).toBe(6);
    expect(count('/why-us', '#comparison th[scope=col]')).toBe(4);
    const said = sitePage('/why-us').querySelectorAll('#comparison td');
    expect(said.length).toBe(12);
    expect(said.filter((cell) => !cell.querySelector('a[href]')?.text.startsWith('Source'))).toEqual([]);
    expect(count('/why-us', '#voices > div > ul > li')).toBe(3);
    expect(sitePage('/why-us').querySelector('#voices')?.text).toContain('Electrician, Sydney');
    expect(count('/why-us', '#figures ul > li')).toBe(6);
  });

  it('Integrations: 4 categories with 3 each, every one with a page', () => {
    const lists = sitePage('/integrations').querySelectorAll('main section > div > ul');
    expect(lists.map((list) => list.querySelectorAll('button[popovertarget]').length)).toEqual([3, 3, 3, 3]);
    const hrefs = sitePage('/integrations')
      .querySelectorAll('main [popover] a')
      .map((link) => link.getAttribute('href'));
    expect(hrefs.sort()).toEqual(SITE_PATHS.filter((path) => path.startsWith('/integrations/')).sort());
    for (const name of ['xero', 'quickbooks', 'google-calendar', 'chatgpt', 'sms', 'email'])
      expect(hrefs).toContain(`/integrations/${name}`);
    expect(sitePage('/integrations').querySelector('#custom a')?.getAttribute('href')).toBe('/contact');
    for (const [path, heading] of [
      ['/integrations/sms', 'Smoko and SMS'],
      ['/integrations/own-model', 'Smoko with your own model'],
      ['/integrations/built-in-model', 'The model that comes with Smoko'],
      ['/integrations/api', 'Smoko for your own programs'],
    ] as const)
      expect(sitePage(path).querySelector('h1')?.text).toBe(heading);
    expect(sitePage('/integrations/api').querySelector('main a[href="/api/docs"]')?.text).toBe('Open the reference');
  });

  it('Pricing: 3 plans with where their buttons lead, benefits, 6 questions, sales', () => {
    const html = sitePage('/pricing');
    const plans = html.querySelectorAll('#plans > ul > li');
    expect(
      plans.map((plan) => [plan.querySelector('h3')?.text, plan.querySelector('a')?.getAttribute('href')]),
    ).toEqual([
      ['Starter', '/signup?plan=starter'],
      ['Professional', '/signup?plan=pro'],
      ['Business', '/contact-sales'],
    ]);
    expect(plans.map((plan) => plan.querySelector('p span')?.text)).toEqual(['Free', '$49', '$99']);
    expect(
      plans.map((plan) =>
        plan
          .querySelectorAll('p')
          .slice(0, 2)
          .map(({ text }) => text.trim()),
      ),
    ).toEqual([
      ['Free', 'No card, no end date'],
      ['$49 per month inc GST', 'or $470.40 a year inc GST, 20 percent less'],
      ['$99 per month inc GST', 'or $950.40 a year inc GST, 20 percent less'],
    ]);
    expect([PLAN_PRICES.pro, PLAN_PRICES.business, STARTER_JOBS]).toEqual([49, 99, 10]);
    expect(plans.map(({ text }) => text.includes('Most popular'))).toEqual([false, true, false]);
    const [starter, professional, business] = plans.map(({ text }) => text);
    for (const words of ['Up to 10 jobs per month', 'Not included: Unlimited jobs']) expect(starter).toContain(words);
    expect(professional).toMatch(/(?<!Not included: )Unlimited jobs/);
    expect(business).toMatch(/(?<!Not included: )Team management/);
    // it comes with every plan, which stands below them
    expect(business).not.toContain('data migration');
    expect(html.querySelectorAll('#benefits li h3').map(({ text }) => text)).toEqual([
      '14 days free',
      'Free data migration',
      'Onboarding and training',
      'Australian-based support',
    ]);
    expect(count('/pricing', '#faqs details')).toBe(6);
    const faqs = html.querySelector('#faqs')?.text ?? '';
    for (const words of ['20 percent', '30 days after cancellation', 'prorated', 'up to 10 jobs per month'])
      expect(faqs).toContain(words);
    expect(html.querySelector('#sales a')?.getAttribute('href')).toBe('/contact-sales');
  });
});

describe('every page', () => {
  it.each(pages.map(({ path, html }) => [path, html] as const))(
    '%s has one first heading, a title and a description of its own',
    (path, html) => {
      expect(html.querySelectorAll('h1')).toHaveLength(1);
      const { length } = html.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
      expect(length, path).toBeGreaterThan(30);
      expect(length, path).toBeLessThanOrEqual(170);
      for (const image of html.querySelectorAll('img'))
        for (const name of ['alt', 'width', 'height', 'loading']) expect(image.hasAttribute(name), name).toBe(true);
    },
  );

  it('no two have the same title', () => {
    const titles = pages.map(({ html }) => html.querySelector('title')?.text);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('says nothing to search engines that cannot be read', () => {
    for (const { html } of pages)
      for (const script of html.querySelectorAll('script[type="application/ld+json"]'))
        expect(JSON.parse(script.rawText)).toMatchObject({ '@context': 'https://schema.org' });
  });

  it('shares a picture of its own', () => {
    const png = readFileSync(join(ROOT, 'web/public/pictures/share.png'));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});

/** Numbers that the Australian Communications and Media Authority keeps for fiction: they ring nowhere. */
const FICTIONAL = /^(0[2378](5550|7010)\d{4}|1[38]0097570[7-9]|1[38]0097571[01]|04915701(5[6-9]|10)|0491570006)$/;

it('names no number and no address that somebody has', () => {
  for (const { path } of sitePages) {
    const html = sitePage(path);
    // what stands there when the operator's own are not set
    for (const element of html.querySelectorAll('style, script, svg, [data-if]')) element.remove();
    const text = html.structuredText;
    const numbers =
      text.match(/\(0\d\) ?\d{4} ?\d{4}|1[38]00 ?\d{3} ?\d{3}|04\d\d ?\d{3} ?\d{3}|\+6[14][\d ]{8,}/g) ?? [];
    expect(numbers.length, path).toBeGreaterThan(0);
    for (const number of numbers) expect(number.replace(/\D/g, ''), path).toMatch(FICTIONAL);
    for (const address of text.match(/[\w.+-]+@[\w.-]*\w/g) ?? []) expect(address, path).toMatch(/\.example$/);
  }
});

it('the visitor chat has passages with an id of their own and words to say', () => {
  expect(PASSAGES.length).toBeGreaterThan(30);
  expect(new Set(PASSAGES.map(({ id }) => id)).size).toBe(PASSAGES.length);
  for (const { title, text, href } of PASSAGES) {
    expect(title && text, href).toBeTruthy();
    expect(href).toMatch(/^\//);
  }
});
