import type { Passage } from '../passage.ts';

/** What a visitor asks first; the pages say it in their own ways. */
export const ABOUT_PASSAGES: readonly Passage[] = [
  {
    id: 'about/smoko',
    title: 'What is Smoko?',
    text: 'Smoko is job management for tradies that you talk to. You say what happened on site, and AI assistants do the paperwork: jobs, quotes, invoices, tasks and orders. It is made for electricians, plumbers, HVAC technicians, carpenters, painters, roofers, landscapers, handymen and solar installers in Australia and New Zealand.',
    href: '/',
  },
  {
    id: 'about/team',
    title: 'Who are Jerry, Michelle, Renea and Sarah?',
    text: 'They are the four AI assistants. Jerry is the project manager and coordinates the team. Michelle looks after scheduling, documents and clients. Renea looks after quotes, invoices and payments. Sarah looks after suppliers, materials and orders.',
    href: '/documentation#assistants',
  },
  {
    id: 'about/trades',
    title: 'Which trades is Smoko for?',
    text: 'Smoko supports electricians, plumbers, HVAC technicians, carpenters, painters, roofers, landscapers, handymen and solar installers, alone or as a small crew.',
    href: '/why-us',
  },
  {
    id: 'about/countries',
    title: 'Does Smoko work in Australia and New Zealand?',
    text: 'Smoko works in Australia and in New Zealand, with the GST rate, the phone numbers and the time zones of each.',
    href: '/documentation#settings',
  },
  {
    id: 'about/safe',
    title: 'Is my data safe?',
    text: 'Your data belongs to your account alone, and the server checks that on every read and write. Passwords are stored as hashes, sessions are cookies that scripts cannot read, and a second step with an authenticator app can be switched on. The Security page says what is done to keep it safe, and what is not done yet.',
    href: '/security',
  },
  {
    id: 'about/operator',
    title: 'Who is behind it?',
    text: 'Who runs this Smoko, with business number, address and email, and where the data is kept, stands at the top of the Privacy page.',
    href: '/privacy#operator',
    asked: 'Which company runs it? Address, business number, imprint',
  },
];
