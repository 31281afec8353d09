/** Examples, as the footer says, until SITE_CONTENT=own and these are replaced. */
export interface Testimonial {
  id: string;
  name: string;
  role: string;
  quote: string;
  /** 1 to 5 stars. */
  rating: 1 | 2 | 3 | 4 | 5;
  businessType: string;
  fullStory: string;
  before: string;
  after: string;
}

export const HOME_TESTIMONIALS: readonly Testimonial[] = [
  {
    id: 'story-plumber',
    name: 'Karen Walsh',
    role: 'Plumber, Geelong',
    quote: 'I say it on the way to the next job. By the time I park, it is written up.',
    rating: 5,
    businessType: 'Plumbing, two people',
    fullStory:
      'Karen kept jobs in a notebook and wrote quotes on Sunday nights. Now she says them into Smoko between jobs: client, price, day, parts. Sarah lists what has to be ordered, and Karen says yes to it over coffee.',
    before: 'Quotes took three days and Sunday nights.',
    after: 'Quotes are written the same day, from the ute.',
  },
  {
    id: 'story-carpenter',
    name: 'Tane Ruru',
    role: 'Carpenter, Tauranga',
    quote: 'It asks before it sends. That is why I trust it with my clients.',
    rating: 5,
    businessType: 'Decks and renovations',
    fullStory:
      'Tane did not want a robot writing to his clients. What won him over: nothing goes out and nothing is deleted before he says yes, and whatever an assistant did can be undone with one tap.',
    before: 'A shoebox of receipts and an accountant who sighed.',
    after: 'Expenses are on file the day they happen.',
  },
  {
    id: 'story-electrician',
    name: 'Priya Nair',
    role: 'Electrician, Perth',
    quote: '‘How much am I owed?’ One question, one number, and the names behind it.',
    rating: 4,
    businessType: 'Domestic electrical, four people',
    fullStory:
      'Priya’s crew did the work and the invoices came later, sometimes much later. With Renea an invoice is made when the job is finished, and overdue ones are at the top of the list the morning after.',
    before: 'Invoices went out weeks after the job.',
    after: 'Invoices are made the day the job is done.',
  },
];

export const WHY_US_TESTIMONIALS: readonly Pick<Testimonial, 'id' | 'name' | 'role' | 'quote' | 'rating'>[] = [
  {
    id: 'voice-sydney',
    name: 'Mick Carmody',
    role: 'Electrician, Sydney',
    quote: 'My apprentice set it up at smoko. We had our first quote out before knock-off.',
    rating: 5,
  },
  {
    id: 'voice-roofer',
    name: 'Ana Folau',
    role: 'Roofer, Auckland',
    quote: 'No menus to learn on a roof. I type one line and get down safely.',
    rating: 5,
  },
  {
    id: 'voice-landscaper',
    name: 'Josh Petrov',
    role: 'Landscaper, Brisbane',
    quote: 'It told me the budget was gone before I bought the last pallet.',
    rating: 5,
  },
];
