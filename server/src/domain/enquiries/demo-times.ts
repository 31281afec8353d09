import { AppError, type Enquiry, invalid } from '@smoko/contract';
import type { Model } from 'mongoose';
import type { Clock } from '../clock.ts';
import type { EnquiryDoc } from './enquiry-model.ts';
import { asSlot, demoStarts } from './slots.ts';

/** Demos ahead of one address: whoever fills the calendar needs many addresses. */
export const AHEAD = 2;
const NEXT_SHOWN = 3;

export const enough = () => invalid('slot', 'You have demos booked already. Reply to an invitation to move one.');

/** The times of demos: which are free, and which one somebody may have. */
export function createDemoTimes(enquiries: Model<EnquiryDoc>, clock: Clock) {
  async function free(): Promise<Date[]> {
    const starts = demoStarts(clock.now());
    const taken = await enquiries.find({ slot: { $gte: starts[0], $lte: starts.at(-1) } }, { slot: 1 }).lean();
    const times = new Set(taken.map(({ slot }) => slot?.getTime()));
    return starts.filter((start) => !times.has(start.getTime()));
  }

  /** What is said to whoever chose a time that is taken by now. */
  async function gone(): Promise<AppError> {
    const next = (await free()).slice(0, NEXT_SHOWN).map((start) => asSlot(start).label);
    const others = next.length
      ? `Free next: ${next.join('; ')}.`
      : 'No other time is free: please write to us instead.';
    const message = `That time has just been taken. ${others}`;
    return new AppError('conflict', message, { errors: [{ path: 'slot', message }] });
  }

  /** The time that is asked for; null for an enquiry that is about no demo. Throws invalid for one they cannot have. */
  async function slotFor(enquiry: Enquiry): Promise<Date | null> {
    if (enquiry.kind !== 'demo') return null;
    const slot = new Date(enquiry.slot);
    if (!demoStarts(clock.now()).some((start) => start.getTime() === slot.getTime())) {
      throw invalid('slot', 'Choose one of the times in the list.');
    }
    const email = enquiry.email.toLowerCase();
    const ahead = await enquiries.countDocuments({ email, slot: { $gt: clock.now() } });
    if (ahead >= AHEAD) throw enough();
    await enquiries.updateMany({ email, place: { $ne: null }, slot: { $lte: clock.now() } }, { $set: { place: null } });
    return slot;
  }

  return { free, gone, slotFor };
}
