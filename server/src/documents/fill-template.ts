import Docxtemplater from 'docxtemplater';
import TxtTemplater from 'docxtemplater/js/text.js';
import PizZip from 'pizzip';
import { longDay } from '../domain/long-day.ts';
import { dollars } from '../domain/money.ts';
import { spacedAbn } from '../domain/spaced-abn.ts';
import { amountOf, belowLine, type QuoteOnPaper } from './quote-on-paper.ts';

export type FillableType = 'docx' | 'txt';
export const isFillable = (type: string): type is FillableType => type === 'docx' || type === 'txt';

type Places = Record<string, string | Record<string, string>[]>;

/** What can stand in a template in braces: {client_name}; and {#lines}{description} {total}{/lines}. */
const placesOf = (paper: QuoteOnPaper): Places => ({
  business_name: paper.business.name,
  abn: paper.business.abn ? spacedAbn(paper.business.abn) : '',
  quote_number: paper.quoteName,
  date: longDay(paper.date),
  valid_until: paper.validUntil ? longDay(paper.validUntil) : '',
  customer_reference: paper.customerReference ?? '',
  client_name: paper.client?.name ?? '',
  client_email: paper.client?.email ?? '',
  client_phone: paper.client?.phone ?? '',
  client_address: paper.client?.address ?? '',
  job_name: paper.job?.job_name ?? '',
  job_number: paper.job?.job_number ?? '',
  details: paper.details,
  quote: paper.text,
  subtotal: dollars(paper.subtotal),
  gst: dollars(paper.gst),
  total: dollars(paper.total),
  lines: (paper.inOneList ?? paper.lines).map((line) => ({
    description: [line.description, belowLine(line, paper.gst)].filter(Boolean).join('\n'),
    quantity: amountOf(line),
    unit_price: dollars(line.unit_price),
    total: dollars(line.total),
  })),
});

/** For one document at a time: the text templater writes into the options it is given. */
const options = () => ({
  paragraphLoop: true,
  linebreaks: true,
  // a place that nobody knows stays empty
  nullGetter: () => '',
  // names only, and only those there are: nothing of a template is ever run
  parser: (tag: string) => ({
    get: (scope: object) => (Object.hasOwn(scope, tag) ? (scope as Places)[tag] : undefined),
  }),
  // errors are answered, not written to the console
  errorLogging: false,
});

/** Throws TemplateTrouble for a template whose braces do not fit, or that is none. */
export function fillTemplate(type: FillableType, template: Buffer, paper: QuoteOnPaper): Buffer {
  const places = placesOf(paper);
  return explained(() => {
    if (type === 'txt') return Buffer.from(new TxtTemplater(template.toString('utf8'), options()).render(places));
    const document = new Docxtemplater(new PizZip(template), options());
    document.render(places);
    return document.toBuffer();
  });
}

/** What is wrong with a template as a form to fill in, in words for people; null when nothing is. */
export function troubleWithTemplate(type: FillableType, template: Buffer): string | null {
  try {
    explained(() =>
      type === 'txt'
        ? new TxtTemplater(template.toString('utf8'), options())
        : new Docxtemplater(new PizZip(template), options()),
    );
    return null;
  } catch (error) {
    if (error instanceof TemplateTrouble) return error.message;
    throw error;
  }
}

export class TemplateTrouble extends Error {
  override name = 'TemplateTrouble';
}

interface Explained {
  properties?: { explanation?: string; errors?: Explained[] };
}

function explained<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    // only the template is at work here: whatever a library makes of one that is no Word file is the template's fault
    const { properties } = error as Explained;
    const said = properties
      ? ((properties.errors?.[0]?.properties ?? properties).explanation ?? 'Check its braces')
      : 'It may be damaged: open it in Word, save it again and upload it anew';
    throw new TemplateTrouble(`The template cannot be filled in. ${said}.`, { cause: error });
  }
}
