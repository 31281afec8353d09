import type { InboxItem } from '@smoko/contract';
import { Mail, MessageSquareText } from 'lucide-react';
import { CHANNEL_NAMES } from './words.ts';

export function ChannelIcon({ channel, className }: { channel: InboxItem['channel']; className?: string }) {
  const Icon = channel === 'sms' ? MessageSquareText : Mail;
  return <Icon role="img" aria-label={CHANNEL_NAMES[channel]} className={className ?? 'size-5 shrink-0 text-soft'} />;
}
