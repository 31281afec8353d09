import { type LucideIcon, Mail, MapPin, MessageSquare, Phone } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { telOf } from '../../lib/tel-of.ts';

interface Props {
  name: string;
  phone: string | null;
  email: string | null;
  address: string | null;
}

/** The ways to reach somebody, each one tap: what is not on file is dimmed, so that the others keep their places. */
export const ContactActs = ({ name, phone, email, address }: Props) => (
  <ul aria-label={`Reach ${name}`} className="grid grid-cols-4 gap-2">
    <Act icon={Phone} label="Call" whom={name} to={phone && `tel:${telOf(phone)}`} />
    <Act icon={MessageSquare} label="Text" whom={name} to={phone && `sms:${telOf(phone)}`} />
    <Act icon={Mail} label="Email" whom={name} to={email && `mailto:${email}`} />
    <Act
      icon={MapPin}
      label="Map"
      whom={name}
      to={address && `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`}
    />
  </ul>
);

function Act({ icon: Icon, label, whom, to }: { icon: LucideIcon; label: string; whom: string; to: string | null }) {
  const looks = 'grid min-h-14 place-items-center content-center gap-0.5 rounded-md border font-bold text-sm';
  return (
    <li>
      {to ? (
        <a
          href={to}
          aria-label={`${label} ${whom}`}
          {...(to.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {})}
          className={cn(looks, 'border-edge bg-surface text-ink hover:bg-sunken')}
        >
          <Icon aria-hidden className="size-5" />
          {label}
        </a>
      ) : (
        <span className={cn(looks, 'border-line border-dashed text-faint')}>
          <Icon aria-hidden className="size-5" />
          {label}
          <span className="sr-only">: nothing on file</span>
        </span>
      )}
    </li>
  );
}
