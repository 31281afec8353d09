import { expect, it } from 'vitest';
import { fillForm } from './fill-form.ts';

const HTML = [
  '<form><input name="first" type="text" aria-describedby="first-error"><p id="first-error" data-error="first" hidden></p>',
  '<textarea name="message"></textarea><select name="trade"><option value="">Choose</option><option value="plumber">Plumber</option></select>',
  '<input type="checkbox" name="consent"><input type="radio" name="how" value="phone"><input type="radio" name="how" value="mail" checked>',
  '<select name="slot" data-options="slots"><option value="">Choose</option></select></form><p data-told="name"></p>',
].join('');

it('keeps what was typed, whatever it is', () => {
  const typed = '"><script>alert(1)</script> &amp; Söhne';
  const html = fillForm(HTML, {
    values: { first: typed, message: typed, trade: 'plumber', consent: 'on', how: 'phone' },
  });
  expect(html).not.toContain('<script');
  expect(html).toContain('value="&quot;>&lt;script>alert(1)&lt;/script> &amp;amp; Söhne"');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp; S&#xf6;hne</textarea>');
  expect(html).toContain('<option value="plumber" selected>');
  expect(html).toContain('<input type="checkbox" name="consent" checked>');
  expect(html).toContain('<input type="radio" name="how" value="phone" checked>');
  expect(html).toContain('<input type="radio" name="how" value="mail">');
});

it('says what is wrong beside the field', () => {
  const html = fillForm(HTML, { errors: { first: 'Tell us your <name>.' } });
  expect(html).toContain('<p id="first-error" data-error="first">Tell us your &lt;name&gt;.</p>');
  expect(html).toContain('aria-describedby="first-error" aria-invalid="true"');
  expect(html.match(/aria-invalid/g)).toHaveLength(1);
});

it('adds choices after those of the page, and chooses among them', () => {
  const slots = [{ value: '2026-11-23T09:00', label: 'Mon 23 Nov, 9:00 am' }];
  const html = fillForm(HTML, { options: { slots }, values: { slot: '2026-11-23T09:00' } });
  expect(html).toContain(
    '<option value>Choose</option><option value="2026-11-23T09:00" selected>Mon 23 Nov, 9:00 am</option></select>',
  );
});

it('fills in words', () => {
  expect(fillForm(HTML, { fills: { name: 'Dave & Co' } })).toContain('<p data-told="name">Dave &amp; Co</p>');
});
