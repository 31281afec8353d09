import { DEMO } from '@smoko/contract';
import { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendar, ICalCalendarMethod } from 'ical-generator';

interface Invitation {
  reference: string;
  start: Date;
  /** Of the visitor. */
  email: string;
  /** Ours. */
  organizer: string;
}

/** A calendar's invitation (RFC 5545) with the same UID each time, so that fetched twice it is one entry. */
export function invitationFor({ reference, start, email, organizer }: Invitation): string {
  const calendar = new ICalCalendar({
    prodId: { company: 'Smoko', product: 'Demo', language: 'EN' },
    method: ICalCalendarMethod.REQUEST,
  });
  const event = calendar.createEvent({
    id: `${reference.toLowerCase()}@smoko`,
    start,
    end: new Date(start.getTime() + DEMO.minutes * 60_000),
    stamp: start,
    summary: 'Smoko demo',
    description: `A ${DEMO.minutes}-minute look at Smoko, with time for your questions. Reference ${reference}.`,
    organizer: { name: 'Smoko', email: organizer },
  });
  event.createAttendee({
    email,
    rsvp: true,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.NEEDSACTION,
  });
  return calendar.toString();
}
