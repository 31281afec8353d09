/** What the page says of a country. */
export interface TaxContent {
  /** The tax office's page of deductions, and where a return is filed. */
  links: readonly { label: string; href: string }[];
  /** Who to check with before anything is claimed. */
  check: string;
  categories: readonly { title: Category; items: readonly string[] }[];
  records: readonly Listed[];
  retention: readonly { what: string; how: string }[];
}
interface Listed {
  title: string;
  items: readonly string[];
}
export type Category =
  | 'Vehicle and Travel'
  | 'Tools and Equipment'
  | 'Materials and Supplies'
  | 'Professional Services'
  | 'Business Operations'
  | 'Licensing and Compliance';

/** Text of the specification's static page. General information for Australia; nothing here is computed or enforced. */
const LINKS = [
  {
    label: 'ATO contractor deductions',
    href: 'https://www.ato.gov.au/businesses-and-organisations/income-deductions-and-concessions/deductions',
  },
  { label: 'myGov online services', href: 'https://my.gov.au' },
] as const;

const CATEGORIES = [
  {
    title: 'Vehicle and Travel',
    items: [
      'Fuel, servicing, tyres, registration and insurance of a ute or van used for work',
      'Trips between jobs, to suppliers and to the tip',
      'Tolls and parking while working (not fines)',
      'Meals and a bed when a job keeps you away overnight',
    ],
  },
  {
    title: 'Tools and Equipment',
    items: [
      'Hand and power tools, ladders, test gear and their repairs',
      'Plant and equipment you hire',
      'Protective clothing, boots, sunscreen and hi-vis',
      'Phones, tablets and computers, for the part used for work',
    ],
  },
  {
    title: 'Materials and Supplies',
    items: [
      'Timber, cable, pipe, paint and whatever else goes into a job',
      'Fixings, blades, bits, sealants and other consumables',
      'Delivery and freight',
      'Tipping and waste fees',
    ],
  },
  {
    title: 'Professional Services',
    items: [
      'Your accountant, bookkeeper and BAS agent',
      'Legal advice about the business',
      'Subcontractors, where reporting rules are met',
      'Debt collection',
    ],
  },
  {
    title: 'Business Operations',
    items: [
      'Public liability, tool and income protection insurance',
      'Phone, internet, software and bank fees, for the part used for work',
      'Advertising, signwriting and your website',
      'Running costs of a home office or a workshop',
    ],
  },
  {
    title: 'Licensing and Compliance',
    items: [
      'Trade licences, registrations and their renewals',
      'White card, first aid and other tickets',
      'Training that keeps up the skills you earn with',
      'Union and industry association fees',
    ],
  },
] as const;

const RECORDS = [
  {
    title: 'Keep for every expense',
    items: [
      'The receipt or tax invoice: supplier, date, amount and what it was for',
      'A photo or PDF is fine when it is clear and complete',
      'A note of the work part where something is used privately too',
    ],
  },
  {
    title: 'Keep for the vehicle',
    items: [
      'A logbook of 12 weeks in a row that is typical of your driving',
      'Odometer readings at the start and the end of the period',
      'Fuel, servicing, insurance and finance papers',
    ],
  },
  {
    title: 'Keep for the business',
    items: [
      'Invoices you sent, quotes that were accepted and bank statements',
      'Activity statements, and wage and super records',
      'What you paid for tools and equipment, and when',
    ],
  },
] as const;

const RETENTION = [
  { what: 'Tax records', how: '5 years from lodgment' },
  { what: 'Capital gains records', how: 'Until disposal plus 5 years' },
  { what: 'Business records', how: '5 years from preparation' },
  { what: 'Vehicle logbooks', how: '5 years from the end of the period' },
] as const;

export const AUSTRALIA: TaxContent = {
  links: LINKS,
  check: 'the tax office or a registered tax agent',
  categories: CATEGORIES,
  records: RECORDS,
  retention: RETENTION,
};
