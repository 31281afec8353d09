interface Link {
  href: string;
  label: string;
}

export const HEADER_LINKS: readonly Link[] = [
  { href: '/features', label: 'Features' },
  { href: '/why-us', label: 'Why Us' },
  { href: '/integrations', label: 'Integrations' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/support', label: 'Support' },
  { href: '/contact', label: 'Contact' },
];

export const FOOTER_LINKS: readonly { title: string; links: readonly Link[] }[] = [
  {
    title: 'Product',
    links: [
      { href: '/features', label: 'Features' },
      { href: '/pricing', label: 'Pricing' },
      { href: '/integrations', label: 'Integrations' },
      { href: '/why-us', label: 'Why Us' },
    ],
  },
  {
    title: 'Support',
    links: [
      { href: '/support', label: 'Help Center' },
      { href: '/contact', label: 'Contact Us' },
      { href: '/documentation', label: 'Documentation' },
      { href: '/community', label: 'Community' },
    ],
  },
];

export const LEGAL_LINKS: readonly Link[] = [
  { href: '/privacy', label: 'Privacy Policy' },
  { href: '/terms', label: 'Terms of Service' },
  { href: '/security', label: 'Security' },
];
