import { type FrozenPaper, quoteName } from '@smoko/contract';

interface Named {
  short_name?: string | null | undefined;
  quote_number?: string | undefined;
  frozen?: Pick<FrozenPaper, 'heading'> | null | undefined;
  status?: string | undefined;
}

/** What the tradie is told of it as: "Quote Q12". */
export const quoteTitle = (quote: Named): string => `Quote ${quoteName(quote)}`;

/** What its client knows it by: as its paper was headed when it went out, which may be before there were short names. */
export const nameOnPaper = (quote: Named): string => quote.frozen?.heading.replace(/^Quote /, '') ?? quoteName(quote);

/** What it is called as it goes out once more: one that was answered keeps its head, any other is headed anew. */
export const nameGoingOut = (quote: Named): string =>
  quote.status === 'accepted' || quote.status === 'declined' ? nameOnPaper(quote) : quoteName(quote);
