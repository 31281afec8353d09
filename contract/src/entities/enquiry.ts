import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { defineOperation } from '../operation.ts';
import { emailSchema, instantSchema, optionalText, requiredText } from '../values.ts';

/** In the specification's order; stored lower-cased, as `value`. */
export const TRADE_TYPES = [
  'Electrician',
  'Plumber',
  'HVAC Technician',
  'Carpenter',
  'Painter',
  'Roofer',
  'Landscaper',
  'Handyman',
  'Solar Installer',
  'Other',
].map((label) => ({ value: label.toLowerCase(), label }));

export const CONTACT_REASONS = [
  { value: 'demo', label: 'Schedule a Demo' },
  { value: 'support', label: 'Technical Support' },
  { value: 'sales', label: 'Sales Inquiry' },
  { value: 'partnership', label: 'Partnership Opportunity' },
  { value: 'feedback', label: 'Product Feedback' },
  { value: 'other', label: 'Other' },
] as const;

export const TEAM_SIZES = [
  { value: '1', label: 'Just me' },
  { value: '2-5', label: '2 to 5 people' },
  { value: '6-20', label: '6 to 20 people' },
  { value: '21+', label: 'More than 20 people' },
] as const;

export const CONSENT_TEXT =
  'I agree to receive communications from the product about products, services, and industry insights. You can unsubscribe at any time.';

/** A demo lasts half an hour, Monday to Friday between these hours of Sydney's clock. */
export const DEMO = { minutes: 30, opens: 9, closes: 17, workingDays: 10, timeZone: 'Australia/Sydney' } as const;

interface Choice {
  value: string;
}
/** Nothing chosen is null. */
const choiceOf = (choices: readonly Choice[], message: string) =>
  z
    .union([z.literal(''), z.enum(choices.map(({ value }) => value) as [string, ...string[]])], message)
    .transform((value) => value || null)
    .nullish();

const tradeType = choiceOf(TRADE_TYPES, 'Choose a trade from the list.');
const message = requiredText('Please write your message', LIMITS.longText);
const firstName = requiredText('First name is required', LIMITS.shortText);
const lastName = requiredText('Last name is required', LIMITS.shortText);
const phone = optionalText(40);
const businessName = optionalText();
/** No person sees this field: what is written in it was written by a machine. */
const website = z.string().max(LIMITS.name).optional();

export const supportEnquiry = z.strictObject({
  kind: z.literal('support'),
  first_name: optionalText(LIMITS.shortText),
  last_name: optionalText(LIMITS.shortText),
  email: emailSchema,
  trade_type: tradeType,
  message: requiredText('Please tell us how we can help', LIMITS.longText),
  website,
});
export const contactEnquiry = z.strictObject({
  kind: z.literal('contact'),
  first_name: firstName,
  last_name: lastName,
  email: emailSchema,
  phone,
  business_name: businessName,
  trade_type: tradeType,
  reason: choiceOf(CONTACT_REASONS, 'Choose a reason from the list.'),
  message,
  consent: z.boolean().default(false),
  website,
});
export const demoEnquiry = z.strictObject({
  kind: z.literal('demo'),
  first_name: firstName,
  last_name: lastName,
  email: emailSchema,
  phone,
  business_name: businessName,
  trade_type: tradeType,
  /** When it starts: one of `GET /api/demo-slots`. */
  slot: z.iso.datetime('Choose a time'),
  message: optionalText(LIMITS.longText),
  website,
});
export const salesEnquiry = z.strictObject({
  kind: z.literal('sales'),
  first_name: firstName,
  last_name: lastName,
  email: emailSchema,
  phone,
  business_name: requiredText('Business name is required'),
  trade_type: tradeType,
  team_size: choiceOf(TEAM_SIZES, 'Choose a team size from the list.'),
  message,
  website,
});
export const enquirySchema = z.discriminatedUnion(
  'kind',
  [supportEnquiry, contactEnquiry, demoEnquiry, salesEnquiry],
  'An enquiry is support, contact, demo or sales.',
);
export type Enquiry = z.output<typeof enquirySchema>;
export type EnquiryKind = Enquiry['kind'];

/** A start for programs, and the same on Sydney's clock for people: "Tuesday 24 November, 9:30 am". */
export const demoSlotSchema = z.object({ starts_at: instantSchema, label: z.string() });
export type DemoSlot = z.infer<typeof demoSlotSchema>;

export const enquiryReceiptSchema = z.object({
  kind: z.enum(['support', 'contact', 'demo', 'sales']),
  reference: z.string(),
  /** Of a demo: when, and where its invitation can be fetched by whoever has this address. */
  demo: demoSlotSchema.extend({ invitation: z.string() }).nullable(),
});
export type EnquiryReceipt = z.infer<typeof enquiryReceiptSchema>;

const tag = 'enquiries';
export const createEnquiry = defineOperation({
  id: 'enquiries.create',
  method: 'POST',
  path: '/api/enquiries',
  risk: 'write',
  status: 201,
  access: 'public',
  tag,
  summary: 'Ask for support, write to us, book a demo or talk to sales',
  input: enquirySchema,
  output: enquiryReceiptSchema,
});
export const listDemoSlots = defineOperation({
  id: 'demo-slots.list',
  method: 'GET',
  path: '/api/demo-slots',
  risk: 'read',
  access: 'public',
  tag,
  summary: 'Times that are free for a demo',
  input: z.strictObject({}),
  output: z.object({ time_zone: z.string(), minutes: z.int(), slots: z.array(demoSlotSchema) }),
});
export const enquiryOperations = [createEnquiry, listDemoSlots];
