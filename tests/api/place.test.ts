import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp } from '../support/account.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { conversationOf } from '../support/talk.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: '2026-11-25T00:00:00Z' });
});
afterAll(() => server.stop());

const settle = async (profile: Fields) => {
  const owner = await signUp(server.url, profile);
  return {
    owner,
    settings: () => get(owner, '/api/settings'),
    change: (json: Fields) => owner.fetch('/api/settings', { method: 'PATCH', json }),
  };
};
const UNSURE = expect.stringContaining('We could not tell where "Ruakituri" is');
const NEW_ZEALAND = { country: 'NZ', time_zone: 'Pacific/Auckland' };

it('a place that nobody knows is where the device is', async () => {
  const { settings, change } = await settle({ business_location: 'Ruakituri', time_zone: 'Pacific/Auckland' });
  expect(await settings()).toMatchObject({ ...NEW_ZEALAND, warnings: [] });
  // and one that the business moves to is where it was
  await change({ business_location: 'Mangatuna' });
  expect(await settings()).toMatchObject({ ...NEW_ZEALAND, warnings: [] });
  await change({ business_location: 'Penrith NSW' });
  expect(await settings()).toMatchObject({ country: 'AU', time_zone: 'Australia/Sydney', warnings: [] });
});

it('a guess is said, and ends with a place that is known or a choice', async () => {
  for (const known of [
    { business_location: 'Ruakituri, New Zealand' },
    { country: 'NZ', time_zone: 'Pacific/Auckland' },
  ]) {
    const { settings, change } = await settle({ business_location: 'Ruakituri' });
    expect(await settings()).toMatchObject({ country: 'AU', time_zone: 'Australia/Sydney', warnings: [UNSURE] });
    await change(known);
    expect(await settings()).toMatchObject({ ...NEW_ZEALAND, warnings: [] });
  }
});

it('a GST number says that a guessed place is in New Zealand, and GST is 15 per cent', async () => {
  const { owner, settings, change } = await settle({ business_location: 'Ruakituri' });
  await post(owner, '/api/clients', { name: 'Dave Cutler' });
  await change({ gst_registered: true, gst_number: '49-091-850' });
  expect(await settings()).toMatchObject({ ...NEW_ZEALAND, warnings: [] });
  expect(await conversationOf(owner)('invoice Dave Cutler 1000 plus gst for the tap')).toContain('$1,150.00');

  const sure = await settle({ business_location: 'Penrith NSW' });
  await sure.change({ gst_number: '49-091-850' });
  expect(await sure.settings()).toMatchObject({ country: 'AU' });
});
