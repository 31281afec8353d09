import { expect, test } from './fixtures.ts';
import { expectColour, photo, stored, stroke } from './pictures.ts';
import { records } from './records.ts';
import { ready } from './without-reception.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ person, problems }) => {
  expect(person.email).toBeTruthy();
  problems.allow(/failed|Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket|socket/);
});

test('without reception a photo, what was drawn on it and a signature wait on the phone, and go once', async ({
  page,
  url,
  context,
}) => {
  const { add, list } = records(page, url);
  const mele = await add('clients', { name: 'Mele Tupou' });
  await add('projects', { job_name: 'Deck', job_number: '2041', client_id: mele.id });
  await page.goto('/job-details?job=2041&tab=files');
  await expect(page.getByText('No files yet')).toBeVisible();
  await ready(page, 'Deck');
  await context.setOffline(true);
  // the phone was off in between: everything comes from it
  await page.reload();

  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Take Photo' }).click();
  await (await asked).setFiles({ name: 'image.jpg', mimeType: 'image/jpeg', buffer: await photo(page) });
  const taken = page.getByRole('dialog', { name: 'New Photo' });
  await stroke(page, page.getByRole('img', { name: /to be drawn on/ }), [0.1, 0.5], [0.9, 0.5]);
  await taken.getByRole('button', { name: 'Save' }).click();
  await expect(taken).toBeHidden();

  await page.getByRole('button', { name: 'Get a Signature' }).click();
  const signing = page.getByRole('dialog', { name: 'Get a Signature' });
  await stroke(page, page.getByRole('img', { name: /^Box to sign in/ }), [0.1, 0.5], [0.9, 0.5]);
  await signing.getByRole('button', { name: 'Save Signature' }).click();
  await expect(signing).toBeHidden();
  const waiting = page.getByRole('button', { name: '3 waiting for reception' });
  await expect(waiting).toBeVisible();
  await expect(page.getByRole('list', { name: 'Waiting for reception' }).getByRole('listitem')).toHaveText([
    /Photo .*m\.jpg/,
    /Photo .* marked\.jpg/,
    /Signature Mele Tupou .*\.png/,
  ]);

  await context.setOffline(false);
  await expect(page.getByRole('button', { name: /waiting for reception/ })).toHaveCount(0);
  await page.reload();
  const rows = page.getByRole('list', { name: 'Files' }).getByRole('listitem');
  await expect(rows).toHaveText([/Signature Mele Tupou/, / marked\.jpg/, /Photo .*m\.jpg/]);
  const marked = (await list('attachments')).find(({ name }) => String(name).endsWith(' marked.jpg'));
  const picture = await stored(page, marked?.id ?? '', [[0.5, 0.5]]);
  expect(picture).toMatchObject({ type: 'image/jpeg', width: 600, height: 800 });
  expectColour(picture.colours[0], [240, 36, 30]);
});
