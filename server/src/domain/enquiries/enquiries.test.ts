import type { Enquiry } from '@smoko/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import { createCaps } from '../caps.ts';
import { createClock } from '../clock.ts';
import { createEnquiries, type Enquiries } from './enquiries.ts';
import type { EnquiryMail } from './enquiry-mail.ts';
import { enquiryModel } from './enquiry-model.ts';
import { kindOfReference, newReference } from './reference.ts';

let testDomain: TestDomain;
let enquiries: Enquiries;
let mails: EnquiryMail[];
let stored: () => Promise<number>;
beforeAll(async () => {
  testDomain = await openTestDomain();
});
beforeEach(async () => {
  const connection = testDomain.database.connection.useDb(`smoko_enquiries_${Math.random().toString(36).slice(2)}`);
  mails = [];
  enquiries = createEnquiries({
    connection,
    clock: createClock(new Date('2026-11-19T22:00:00Z')),
    supportEmail: 'support@smoko.example',
    caps: createCaps(connection),
    send: async (mail) => void mails.push(mail),
  });
  await enquiries.prepare();
  stored = () => enquiryModel(connection).countDocuments({});
});
afterAll(() => testDomain.close());

const contact: Enquiry = {
  kind: 'contact',
  first_name: 'Mel',
  last_name: 'Nguyen',
  email: 'mel@example.com',
  phone: '0491 570 156',
  business_name: null,
  trade_type: 'hvac technician',
  reason: 'feedback',
  message: 'Love the mug.\nSecond line.',
  consent: true,
};
const demo = (slot: string, email = 'Mel@example.com'): Enquiry => ({
  kind: 'demo',
  first_name: 'Mel',
  last_name: 'Nguyen <b>',
  email,
  phone: null,
  business_name: null,
  trade_type: null,
  slot,
  message: 'Buy my pills at https://pills.example',
});

it('a message is stored and mailed to us, with the labels of the form and the sender to reply to', async () => {
  const { reference, demo: booked } = await enquiries.submit(contact);
  expect(kindOfReference(reference)).toBe('contact');
  expect(booked).toBeNull();
  expect(await stored()).toBe(1);
  expect(mails).toHaveLength(2);
  expect(mails[0]).toMatchObject({ to: 'support@smoko.example', replyTo: 'mel@example.com' });
  expect(mails[0]?.subject).toBe(`Message from the site (${reference})`);
  for (const line of ['Trade: HVAC Technician', 'Reason: Product Feedback', 'Agreed to news and offers: Yes']) {
    expect(mails[0]?.text).toContain(line);
  }
  expect(mails[0]?.text).toContain('Love the mug.\nSecond line.');
});

it('whoever wrote is told once a day that it has come, in words that nobody typed', async () => {
  const { reference } = await enquiries.submit(contact);
  await enquiries.submit({ ...contact, message: 'Something else.' });
  await enquiries.submit({ ...contact, email: 'MEL@example.com', message: 'And one more.' });
  const told = mails.filter(({ to }) => to === 'mel@example.com');
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({
    subject: `We have your message (${reference})`,
    replyTo: 'support@smoko.example',
  });
  expect(JSON.stringify(told)).not.toMatch(/mug|Nguyen|Mel /);
});

it('a demo booked before takes nothing of that: its invitation is a mail of its own', async () => {
  const [first] = await enquiries.slots();
  await enquiries.submit(demo(first?.starts_at ?? ''));
  await enquiries.submit(contact);
  const told = mails.filter(({ to }) => to === 'mel@example.com').map(({ subject }) => subject.split(/[:(]/)[0]);
  expect(told).toEqual(['Your Smoko demo', 'We have your message ']);
});

it('what a machine fills in is answered the same and goes nowhere', async () => {
  const { reference } = await enquiries.submit({ ...contact, website: 'https://spam.example' });
  expect(kindOfReference(reference)).toBe('contact');
  expect(await stored()).toBe(0);
  expect(mails).toEqual([]);
});

it('a demo takes its slot, and the invitation says nothing that a stranger typed', async () => {
  const [first] = await enquiries.slots();
  if (!first) throw new Error('There is no slot.');
  const { demo: booked, reference } = await enquiries.submit(demo(first.starts_at));
  expect(booked?.label).toBe('Monday 23 November, 9:00 am');
  expect((await enquiries.slots())[0]?.label).toBe('Monday 23 November, 9:30 am');
  expect(mails.map(({ to }) => to)).toEqual(['support@smoko.example', 'mel@example.com']);
  const invitation = mails[1];
  expect(invitation?.subject).toBe('Your Smoko demo: Monday 23 November, 9:00 am, Sydney time');
  expect(JSON.stringify(invitation)).not.toMatch(/pills|Nguyen/);
  const ics = (await enquiries.demo(booked?.invitation.split('/').at(-1) ?? ''))?.ics ?? '';
  expect(ics).toBe(invitation?.ics);
  expect(ics).toContain('METHOD:REQUEST');
  expect(ics).toContain('DTSTART:20261122T220000Z');
  expect(ics).toContain('DTEND:20261122T223000Z');
  expect(ics).toContain(`UID:${reference.toLowerCase()}@smoko`);
  expect(await enquiries.demo('x'.repeat(43))).toBeNull();
});

it('of two who want one slot at once one gets it, and the other hears what is free next', async () => {
  const [first] = await enquiries.slots();
  const slot = first?.starts_at ?? '';
  const tries = await Promise.allSettled([
    enquiries.submit(demo(slot, 'a@example.com')),
    enquiries.submit(demo(slot, 'b@example.com')),
  ]);
  const refused = tries.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refused).toHaveLength(1);
  expect(refused[0]).toMatchObject({
    code: 'conflict',
    message:
      'That time has just been taken. Free next: Monday 23 November, 9:30 am; Monday 23 November, 10:00 am; Monday 23 November, 10:30 am.',
  });
  expect(await stored()).toBe(1);
});

it('a time that is no slot, and a third demo for one address, are refused at the field', async () => {
  const slots = (await enquiries.slots()).map(({ starts_at }) => starts_at);
  const [one = '', two = '', three = ''] = slots;
  for (const wrong of [
    '2026-11-22T08:00:00Z',
    '2026-11-22T22:10:00Z',
    '2020-01-06T22:00:00Z',
    '2030-01-07T22:00:00Z',
  ]) {
    await expect(enquiries.submit(demo(wrong))).rejects.toMatchObject({ errors: [{ path: 'slot' }] });
  }
  await enquiries.submit(demo(one));
  await enquiries.submit(demo(two, 'MEL@example.com'));
  await expect(enquiries.submit(demo(three))).rejects.toMatchObject({ errors: [{ path: 'slot' }] });
  await enquiries.submit(demo(three, 'other@example.com'));
});

it('a reference names its kind, and nothing else is one', () => {
  for (const kind of ['support', 'contact', 'demo', 'sales'] as const) {
    expect(kindOfReference(newReference(kind))).toBe(kind);
  }
  for (const wrong of ['', 'DEMO-', 'DEMO-<script>', 'demo-23456789', 'DEMO-234567890', 'X-23456789']) {
    expect(kindOfReference(wrong)).toBeNull();
  }
});

it('ten of the same at once are one enquiry with one mail, and all are told its reference', async () => {
  const receipts = await Promise.all(Array.from({ length: 10 }, () => enquiries.submit(contact)));
  expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
  expect(await stored()).toBe(1);
  expect(mails).toHaveLength(2);
  await enquiries.submit({ ...contact, message: 'Something else.' });
  expect(mails).toHaveLength(3);
});

it('one address cannot have invitations to more demos than it may, however many it asks for at once', async () => {
  const slots = (await enquiries.slots()).slice(0, 10).map(({ starts_at }) => starts_at);
  const asked = await Promise.allSettled(slots.map((slot) => enquiries.submit(demo(slot))));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await stored()).toBe(2);
});
