import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { requiredText } from '../values.ts';

/** What a visitor may write at once, and how much of the talk so far counts. */
export const VISITOR_CHAT = { message: 500, answer: 4_000, history: 6 } as const;

export const siteLinkSchema = z.object({ title: z.string(), href: z.string() });
export type SiteLink = z.infer<typeof siteLinkSchema>;

const toldSchema = z.strictObject({
  from: z.enum(['visitor', 'jerry']),
  text: z.string().max(VISITOR_CHAT.answer),
});
export type Told = z.infer<typeof toldSchema>;

export const askVisitorChat = defineOperation({
  id: 'visitor-chat.ask',
  method: 'POST',
  path: '/api/visitor-chat',
  risk: 'read',
  access: 'public',
  tag: 'visitor chat',
  summary: "Ask about Smoko; answered from the site's own pages only",
  input: z.strictObject({
    message: requiredText('Write a question', VISITOR_CHAT.message),
    history: z.array(toldSchema).max(VISITOR_CHAT.history).default([]),
  }),
  output: z.object({ answer: z.string(), links: z.array(siteLinkSchema) }),
});
export type VisitorAnswer = z.infer<(typeof askVisitorChat)['output']>;
