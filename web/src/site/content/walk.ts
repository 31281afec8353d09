import type { ClaimId } from './claims.ts';

interface Step {
  /** Of its picture: `npm run pictures`. */
  name: 'say' | 'job' | 'quote' | 'paid';
  title: string;
  text: string;
  alt: string;
  claim: ClaimId;
}

/** A job from the ute to the bank, in the product's own screens. */
export const WALK: readonly Step[] = [
  {
    name: 'say',
    title: 'Say it',
    text: 'The way you would text a mate. Jerry makes the job, Sarah lists the tank, and each of it has an Undo.',
    alt: 'The message "New job for Dave Nguyen, hot water, 1850 plus gst, Thursday arvo, order a 250L tank", and what Jerry and Sarah made of it, with Undo',
    claim: 'assistant',
  },
  {
    name: 'job',
    title: 'It is a job',
    text: 'Client, day, price and address are on file under a number of its own. Nobody filled in a form.',
    alt: 'The job "Hot water" with its client, date, budget and address',
    claim: 'scheduling',
  },
  {
    name: 'quote',
    title: 'The quote is on their phone',
    text: 'Your client opens a link, sees GST and total, and accepts by name. No account, no app. You see it first.',
    alt: 'A quote as the client sees it: $1,850.00, GST $185.00, total $2,035.00, and a button to accept it',
    claim: 'quotes',
  },
  {
    name: 'paid',
    title: 'Paid',
    text: 'The invoice has the lines of the quote, to the cent. Say when the money is in, and ask who still owes you.',
    alt: 'An invoice marked as paid by telling Renea, and her answer to who else owes money',
    claim: 'invoicing',
  },
];
