import type { TaxContent } from './content.ts';

/**
 * The same page for a business in New Zealand: only what holds there. How long records are kept is the law's: Tax
 * Administration Act 1994, section 22, and Goods and Services Tax Act 1985, section 75.
 */
export const NEW_ZEALAND: TaxContent = {
  links: [
    { label: 'Inland Revenue', href: 'https://www.ird.govt.nz' },
    { label: 'myIR', href: 'https://myir.ird.govt.nz' },
  ],
  check: 'Inland Revenue or a tax agent',
  categories: [
    {
      title: 'Vehicle and Travel',
      items: [
        'Fuel, servicing, tyres, registration and insurance of a ute or van, for the part used for work',
        'Trips between jobs, to suppliers and to the tip',
        'Tolls and parking while working (not fines)',
      ],
    },
    {
      title: 'Tools and Equipment',
      items: [
        'Hand and power tools, ladders, test gear and their repairs',
        'Plant and equipment you hire',
        'Protective clothing and boots',
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
      items: ['Your accountant, bookkeeper and tax agent', 'Subcontractors', 'Debt collection'],
    },
    {
      title: 'Business Operations',
      items: [
        'Public liability and tool insurance',
        'Phone, internet, software and bank fees, for the part used for work',
        'Advertising, signwriting and your website',
        'Running costs of a home office or a workshop, for the part used for work',
      ],
    },
    {
      title: 'Licensing and Compliance',
      items: ['Trade licences, registrations and their renewals', 'Industry association fees'],
    },
  ],
  records: [
    {
      title: 'Keep for every expense',
      items: [
        'The receipt or invoice: supplier, date, amount and what it was for',
        'A note of the work part where something is used privately too',
      ],
    },
    {
      title: 'Keep for the vehicle',
      items: [
        'A logbook of work trips where you drive it privately too',
        'Fuel, servicing, insurance and finance papers',
      ],
    },
    {
      title: 'Keep for the business',
      items: [
        'Invoices you sent, quotes that were accepted and bank statements',
        'GST returns, and wage and KiwiSaver records',
        'What you paid for tools and equipment, and when',
      ],
    },
  ],
  retention: [
    { what: 'Business and tax records', how: '7 years from the end of the tax year they are of' },
    { what: 'GST records', how: '7 years from the end of the taxable period they are of' },
  ],
};
