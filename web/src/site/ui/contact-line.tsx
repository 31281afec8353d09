import { EXAMPLE_EMAIL, EXAMPLE_PHONE } from '../content/contact.ts';

interface Props {
  className?: string;
}

/** The configured number or address as a link; the example as plain text. The server keeps one of the two. */
export const SupportPhone = ({ className }: Props) => (
  <>
    <a data-if="phone" data-fill="support_phone" href="/contact" className={className}>
      {EXAMPLE_PHONE}
    </a>
    <span data-unless="phone">{EXAMPLE_PHONE}</span>
  </>
);

export const SupportEmail = ({ className }: Props) => (
  <>
    <a data-if="email" data-fill="support_email" href="/contact" className={className}>
      {EXAMPLE_EMAIL}
    </a>
    <span data-unless="email">{EXAMPLE_EMAIL}</span>
  </>
);
