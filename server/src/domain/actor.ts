import type { AssistantId, Channel } from '@smoko/contract';

/** What the rules need to know of the business somebody acts for. */
export interface Business {
  name: string;
  abn: string | null;
  location: string;
  /** IANA name. */
  timeZone: string;
  country: 'AU' | 'NZ';
  gstRegistered: boolean;
  /** Where GST is rounded: once on the total, or on each line. */
  gstRounding: 'total' | 'line';
  /** How a message goes that names no channel, where the contact can be reached both ways. */
  preferredChannel: Channel;
}

/** Who does something, through what. Everything they touch belongs to `userId`. */
export interface Actor {
  userId: string;
  fullName: string;
  business: Business;
  via: 'web' | 'cli' | 'agent' | 'inbound' | 'automation';
  /** Set when an assistant acts. */
  agent?: { assistant: AssistantId; model: string; threadId: string; runId: string };
}
