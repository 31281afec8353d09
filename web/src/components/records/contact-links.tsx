import { telOf } from '../../lib/tel-of.ts';

// a large touch target without a larger line height
const look = '-my-1.5 inline-block py-1.5 underline underline-offset-2';

export const MailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`} className={`${look} break-all`}>
    {email}
  </a>
);

export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${telOf(phone)}`} className={look}>
    {phone}
  </a>
);
