import { describe, expect, it } from 'vitest';
import { sitePage } from '../support/site.ts';

/** Each control of a form: its label, what it takes, and whether it is needed. */
const fields = (path: string, label: string) =>
  sitePage(path)
    .querySelectorAll(`form[aria-label="${label}"] label`)
    // what catches machines is hidden from people
    .filter((one) => !one.closest('[aria-hidden], [hidden], .sr-only'))
    .map((one) => {
      const control = sitePage(path).querySelector(`#${one.getAttribute('for')}`);
      const kind = control?.getAttribute('type') ?? control?.tagName.toLowerCase();
      return `${one.text} (${kind}${control?.hasAttribute('required') ? ', required' : ''})`;
    });

describe('what is asked', () => {
  it('on Contact, and what of it is needed', () => {
    expect(fields('/contact', 'Send Us a Message')).toEqual([
      'First Name * (text, required)',
      'Last Name * (text, required)',
      'Email Address * (email, required)',
      'Phone Number (tel)',
      'Business Name (text)',
      'Trade Type (select)',
      'Reason for Contact (select)',
      'Message * (textarea, required)',
      expect.stringMatching(/^I agree to receive communications .* \(checkbox\)$/),
    ]);
    expect(sitePage('/contact').querySelector('#contact-message')?.getAttribute('rows')).toBe('4');
  });

  it('on Support, where nothing says that it is needed', () => {
    expect(fields('/support', 'Contact Support')).toEqual([
      'First Name (text)',
      'Last Name (text)',
      'Email Address (email)',
      'Trade Type (select)',
      'How can we help (textarea)',
    ]);
  });
});

it('Support: four channels, questions by category, resources', () => {
  const html = sitePage('/support');
  const channels = html.querySelectorAll('#channels > ul > li').map((one) => [
    one.querySelector('h3')?.text,
    one
      .querySelectorAll('dt')
      .map(({ text }) => text)
      .join(),
    ...one.querySelectorAll('dd').map(({ text }) => text),
    one.querySelector('a')?.text,
  ]);
  const terms = 'Available,Response time';
  expect(channels).toEqual([
    ['Live Chat', terms, 'Mon-Fri 8am-6pm AEST', 'Under 2 minutes', 'Start Chat'],
    ['Phone Support', terms, 'Mon-Fri 9am-5pm AEST', 'Under 1 minute', 'Call Now'],
    ['Email Support', terms, '24/7', 'Under 4 hours', 'Send Email'],
    ['Book a Demo', terms, 'Mon-Fri 9am-5pm AEST', 'Your time, booked online', 'Schedule Demo'],
  ]);
  const groups = html.querySelectorAll('[data-faq-group]');
  expect(groups.map((group) => group.querySelector('h3')?.text)).toEqual([
    'Getting started',
    'Jobs and calendar',
    'Quotes, invoices and GST',
    'The AI assistants',
    'Plans, cancelling and refunds',
    'Accounting software',
    'Account and privacy',
  ]);
  expect(groups.filter((group) => group.querySelectorAll('details').length < 2)).toEqual([]);
  expect(html.querySelectorAll('#resources ul > li')).toHaveLength(3);
});

it('Contact: offices with address, phone and hours', () => {
  const offices = sitePage('/contact').querySelectorAll('#offices ul > li');
  expect(offices.map((office) => office.querySelector('h3')?.text)).toEqual(['Sydney', 'Melbourne', 'Brisbane']);
  for (const office of offices) {
    const [address, phone, hours] = office.querySelectorAll('p').map(({ text }) => text);
    expect(address).toMatch(/ (NSW|VIC|QLD) \d{4}$/);
    expect(phone).toMatch(/^\(0\d\) \d{4} \d{4}$/);
    expect(hours).toBe('Mon-Fri 9am-5pm AEST');
  }
});
