import { type AppError, askVisitorChat, createEnquiry, DEMO, listDemoSlots } from '@smoko/contract';
import type { Enquiries } from '../domain/enquiries/enquiries.ts';
import type { AskVisitor } from '../site/visitor-chat.ts';
import { type Handlers, handle } from './handlers.ts';

/** The operations of the public site: nobody is signed in, so there is no actor for the executor. */
export const siteHandlers = (enquiries: Enquiries, askVisitor: AskVisitor): Handlers => [
  handle(createEnquiry, (_req, _res, enquiry) => enquiries.submit(enquiry)),
  handle(listDemoSlots, async () => ({
    time_zone: DEMO.timeZone,
    minutes: DEMO.minutes,
    slots: await enquiries.slots(),
  })),
  handle(askVisitorChat, (_req, _res, question) => askVisitor(question)),
];

/** What is wrong by field, each field's first message; `form` for what belongs to none. */
export function errorsByField({ errors = [], message }: AppError): Record<string, string> {
  const byField: Record<string, string> = {};
  for (const { path, message: text } of errors) byField[path || 'form'] ??= text;
  byField.form ??= errors.length > 0 ? 'Please check the marked fields. Nothing you wrote is lost.' : message;
  return byField;
}
