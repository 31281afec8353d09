import { createHash } from 'node:crypto';
import type { DemoSlot, Enquiry, EnquiryReceipt } from '@smoko/contract';
import { type Connection, Types } from 'mongoose';
import { acrossOwners } from '../../db/across-owners.ts';
import { isDuplicateKey } from '../../db/duplicate-key.ts';
import { hashToken, newToken } from '../accounts/sessions/tokens.ts';
import type { Caps } from '../caps.ts';
import type { Clock } from '../clock.ts';
import { AHEAD, createDemoTimes, enough } from './demo-times.ts';
import { type EnquiryMail, mailsOf } from './enquiry-mail.ts';
import { type EnquiryDoc, enquiryModel } from './enquiry-model.ts';
import { invitationFor } from './invitation.ts';
import { newReference } from './reference.ts';
import { asSlot } from './slots.ts';

const DAY_MS = 86_400_000;
const KEPT_MS = 365 * DAY_MS;
/** Whoever has not handed the mails over by then has died. */
const MAILING_MS = 30_000;

export interface EnquiryOptions {
  connection: Connection;
  clock: Clock;
  /** Our own mailbox, and the organizer of demos. */
  supportEmail: string;
  /** Counts the receipts that are mailed to an address. */
  caps: Pick<Caps, 'take'>;
  /** Takes a mail over; what becomes of it is not waited for. */
  send(mail: EnquiryMail): Promise<void>;
}

export interface Enquiries {
  /** Throws conflict for a slot that is gone. */
  submit(enquiry: Enquiry): Promise<EnquiryReceipt>;
  slots(): Promise<DemoSlot[]>;
  /** The demo behind the link of a receipt. */
  demo(token: string): Promise<(DemoSlot & { ics: string }) | null>;
  prepare(): Promise<void>;
}

interface Stored {
  doc: EnquiryDoc;
  /** Its mails are for whoever has stored it to send, or for whoever finds it left behind. */
  unmailed: boolean;
}

/** The same words from the same person on the same day. */
const sameOf = (enquiry: Enquiry, now: Date): string =>
  createHash('sha256')
    .update(`${now.toISOString().slice(0, 10)}\n${JSON.stringify(enquiry)}`)
    .digest('base64url');

const wasLeft = ({ mailed_at, expires_at }: EnquiryDoc): boolean =>
  !mailed_at && expires_at.getTime() - KEPT_MS < Date.now() - MAILING_MS;

export const invitationPath = (token: string) => `/demo/invitation/${token}`;

export function createEnquiries({ connection, clock, supportEmail, caps, send }: EnquiryOptions): Enquiries {
  const enquiries = enquiryModel(connection);
  const times = createDemoTimes(enquiries, clock);

  /** Gives the one that is there already where the same was sent before, or is being sent at this moment. */
  async function store(enquiry: Enquiry, slot: Date | null, token: string | null, place = 0): Promise<Stored> {
    const doc: EnquiryDoc = {
      _id: new Types.ObjectId(),
      kind: enquiry.kind,
      reference: newReference(enquiry.kind),
      email: enquiry.email.toLowerCase(),
      enquiry,
      slot,
      token_hash: token && hashToken(token),
      same: slot ? null : sameOf(enquiry, clock.now()),
      place: slot && place,
      mailed_at: null,
      created_at: clock.now(),
      expires_at: new Date(Date.now() + KEPT_MS),
    };
    try {
      // by the driver, whose error says which index it was
      await acrossOwners(enquiries, 'an enquiry belongs to no account').insertOne(doc);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const { keyPattern = {} } = error;
      const known = 'same' in keyPattern ? await enquiries.findOne({ same: doc.same }).lean<EnquiryDoc>() : null;
      if (known) return { doc: known, unmailed: wasLeft(known) };
      if (!('place' in keyPattern)) throw await times.gone();
      if (place + 1 >= AHEAD) throw enough();
      return store(enquiry, slot, token, place + 1);
    }
    return { doc, unmailed: true };
  }

  return {
    slots: async () => (await times.free()).map(asSlot),

    async submit({ website, ...enquiry }) {
      const slot = await times.slotFor(enquiry);
      const token = slot && newToken();
      const receipt = (reference: string): EnquiryReceipt => ({
        kind: enquiry.kind,
        reference,
        demo: slot && token ? { ...asSlot(slot), invitation: invitationPath(token) } : null,
      });
      // a machine is told the same as a person
      if (website?.trim()) return receipt(newReference(enquiry.kind));
      const { doc, unmailed } = await store(enquiry, slot, token);
      if (unmailed) {
        // one a day: nobody can have us write to an address again and again; a demo has its invitation instead
        const told = !slot && (await caps.take(`receipt of an enquiry ${doc.email}`, 1, DAY_MS));
        for (const mail of mailsOf(doc, supportEmail, told)) await send(mail);
        await enquiries.updateOne({ _id: doc._id }, { $set: { mailed_at: new Date() } });
      }
      return receipt(doc.reference);
    },

    async demo(token) {
      const doc = await enquiries.findOne({ token_hash: hashToken(token) }).lean<EnquiryDoc>();
      if (!doc?.slot) return null;
      const { reference, slot, email } = doc;
      return { ...asSlot(slot), ics: invitationFor({ reference, start: slot, email, organizer: supportEmail }) };
    },

    prepare: () => enquiries.createIndexes(),
  };
}
