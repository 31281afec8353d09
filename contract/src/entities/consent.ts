import { z } from 'zod';
import { channelSchema } from '../channel.ts';
import { defineOperation } from '../operation.ts';
import { listInput, pageOf } from '../table.ts';
import { idSchema, instantSchema } from '../values.ts';

/** How it became known: a word such as STOP, their own words, a link in a mail, or the tradie was told. */
export const CONSENT_SOURCES = ['word', 'own_words', 'link', 'owner'] as const;

const address = z.string().trim().max(254);

/** Somebody who asked for no more messages, whether on file or not. */
export const optOutSchema = z.object({
  id: idSchema,
  channel: channelSchema,
  /** E.164, or an e-mail address in lower case. */
  address: z.string(),
  client_id: idSchema.nullable(),
  supplier_id: idSchema.nullable(),
  source: z.enum(CONSENT_SOURCES),
  /** What they wrote. */
  words: z.string().nullable(),
  created_at: instantSchema,
});
export type OptOut = z.input<typeof optOutSchema>;

const tag = 'consent';
export const optOutRules = {
  filters: { address, channel: channelSchema, client_id: idSchema },
  sorts: ['created_at'] as [string],
  defaultSort: '-created_at',
  search: [],
};
export const listOptOuts = defineOperation({
  id: 'opt-outs.list',
  method: 'GET',
  path: '/api/opt-outs',
  risk: 'read',
  tag,
  summary: 'List who asked for no more messages',
  input: listInput(optOutRules),
  output: pageOf(optOutSchema),
});
/** On the phone, across the fence: the tradie was told. */
export const addOptOut = defineOperation({
  id: 'opt-outs.create',
  method: 'POST',
  path: '/api/opt-outs',
  risk: 'write',
  status: 201,
  tag,
  summary: 'Note that somebody wants no more messages',
  input: z.strictObject({ channel: channelSchema, address: address.min(1, 'Enter a number or an email address.') }),
  output: optOutSchema,
});
export const removeOptOut = defineOperation({
  id: 'opt-outs.delete',
  method: 'DELETE',
  path: '/api/opt-outs/{id}',
  risk: 'destructive',
  status: 204,
  tag,
  summary: 'Note that somebody wants messages again',
  input: z.strictObject({ id: idSchema }),
  output: z.null(),
});

/** Every change, kept for good: proof of who agreed to what, and when. */
export const consentEventSchema = z.object({
  id: idSchema,
  channel: channelSchema,
  address: z.string(),
  event: z.enum(['opt_out', 'opt_in']),
  source: z.enum(CONSENT_SOURCES),
  words: z.string().nullable(),
  /** The message it came in. */
  inbox_id: idSchema.nullable(),
  created_at: instantSchema,
});
export const consentRules = {
  filters: { address, channel: channelSchema },
  sorts: ['created_at'] as [string],
  defaultSort: '-created_at',
  search: [],
};
export const listConsentLog = defineOperation({
  id: 'consent-log.list',
  method: 'GET',
  path: '/api/consent-log',
  risk: 'read',
  tag,
  summary: 'List when people said stop and start',
  input: listInput(consentRules),
  output: pageOf(consentEventSchema),
});

export const consentOperations = [listOptOuts, addOptOut, removeOptOut, listConsentLog];
