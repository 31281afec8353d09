import { expect, it } from 'vitest';
import { fillSettings } from './fill-settings.ts';
import type { SiteSettings } from './settings.ts';

const NOTHING: SiteSettings = {
  origin: () => 'http://127.0.0.1:3000',
  phone: null,
  email: null,
  own: false,
  heroVideo: null,
  operator: { name: null, number: null, address: null, email: null, dataPlace: null },
  securityContact: null,
};
const fill = (html: string, settings: Partial<SiteSettings> = {}) => fillSettings(html, { ...NOTHING, ...settings });

const PHONE =
  '<a data-if="phone" data-fill="support_phone" href="/contact">example</a><i data-unless="phone">example</i>';

it('a number that is not set is an example without a link', () => {
  expect(fill(PHONE)).toBe('<i>example</i>');
});

it('a number that is set is a link', () => {
  expect(fill(PHONE, { phone: '(02) 5550 1234' })).toBe('<a href="tel:0255501234">(02) 5550 1234</a>');
});

it('so is an address', () => {
  const html = '<a data-if="email" data-fill="support_email" href="/contact">x</a>';
  expect(fill(html, { email: 'help@smoko.example' })).toBe(
    '<a href="mailto:help@smoko.example">help@smoko.example</a>',
  );
});

it('puts its own address in front', () => {
  const html = '<link rel="canonical" href="/pricing" data-origin="href">';
  expect(fill(html)).toBe('<link rel="canonical" href="http://127.0.0.1:3000/pricing">');
});

it('says that examples are examples until they are not', () => {
  const html = '<p data-unless="own">examples</p>';
  expect(fill(html)).toBe('<p>examples</p>');
  expect(fill(html, { own: true })).toBe('');
});

it('shows a video where there is one', () => {
  const html = '<video data-if="video"><source data-fill="hero_video"></video>';
  expect(fill(html)).toBe('');
  expect(fill(html, { heroVideo: 'https://v.example/a.mp4?a=1&b="' })).toBe(
    '<video><source src="https://v.example/a.mp4?a=1&amp;b=&quot;"></video>',
  );
});

it('leaves scripts, styles and drawings as they are', () => {
  const html =
    '<!doctype html><html><head><style>a>b{color:red}</style><script type="application/ld+json">{"a":"<b>"}</script></head><body><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg><p>1 &amp; 2</p></body></html>';
  expect(fill(html)).toBe(html);
});
