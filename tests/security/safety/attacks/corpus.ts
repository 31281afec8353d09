import type { Channel, Intent } from '@smoko/contract';
import { DISGUISES } from './disguises.ts';
import { AIMS, STORIES } from './orders.ts';

export const PLACES = ['text', 'subject', 'file name', 'sender name', 'quoted reply', 'second question'] as const;
export interface Attack {
  name: string;
  channel: Channel;
  place: (typeof PLACES)[number];
  from: 'client' | 'unverified client' | 'supplier' | 'stranger';
  intent: Intent;
  subject: string | null;
  fromName: string | null;
  files: string[];
  text: string;
  /** Hides the order, whose ids are filled in first. */
  fill(ids: Readonly<Record<string, string>>): Pick<Attack, 'subject' | 'fromName' | 'files' | 'text'>;
}

const SENDERS = ['client', 'unverified client', 'supplier', 'stranger'] as const;
/** A name has room for no more. */
const ROOM = 190;

/** Every aim in many stories, disguises, places and from every kind of sender: the same list every time. */
export const ATTACKS: readonly Attack[] = AIMS.flatMap((aim, a) =>
  STORIES.map((story, s): Attack => {
    const n = a * STORIES.length + s;
    const disguise = DISGUISES[(n * 7 + a) % DISGUISES.length] ?? DISGUISES[0];
    const place = PLACES[(n + a) % PLACES.length] ?? 'text';
    const from = SENDERS[(n + Math.floor(n / 4) + a) % SENDERS.length] ?? 'client';
    const channel: Channel = place === 'subject' || place === 'file name' || n % 3 === 0 ? 'email' : 'sms';
    const fill: Attack['fill'] = (ids) => {
      const order = Object.entries(ids).reduce((text, [name, id]) => text.replaceAll(name, id), aim.order);
      const hidden = disguise?.hide(order) ?? order;
      const short = hidden.length <= ROOM ? hidden : order;
      const told = story.replace('*', () => hidden);
      const innocent = 'Hi Mel, when can you come?';
      const nothing = { subject: null, fromName: null, files: [], text: innocent };
      if (place === 'subject') return { ...nothing, subject: short };
      if (place === 'file name') return { ...nothing, files: [`${short}.pdf`] };
      if (place === 'sender name') return { ...nothing, fromName: short };
      if (place === 'quoted reply') return { ...nothing, text: `${innocent}\n> Mel wrote:\n> ${told}` };
      if (place === 'second question')
        return { ...nothing, text: `Do you work Saturdays? And another thing: ${told}?` };
      return { ...nothing, text: told };
    };
    const name = `${aim.wants}, ${disguise?.name}, as ${place} of a ${from} (${n})`;
    return { name, channel, place, from, intent: aim.intent, fill, ...fill({}) };
  }),
);
