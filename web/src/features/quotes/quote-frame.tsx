import type { Quote } from '@smoko/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { Page } from '../../components/layout/page.tsx';
import { StatusBadge } from '../../components/records/status-badge.tsx';
import { PaperButtons } from './paper-buttons.tsx';
import { QuoteFacts } from './quote-facts.tsx';

interface Props {
  quote: Quote;
  /** It can be downloaded as it stands. */
  papers: boolean;
  /** The thing to do with it. */
  first: ReactNode;
  /** What it says, line by line. */
  children: ReactNode;
}

/** The page of a quote that is on file: who, how much and how it stands, what to do with it, then what it says. */
export const QuoteFrame = ({ quote, papers, first, children }: Props) => (
  <Page
    ofRecord
    title={quote.short_name}
    badges={<StatusBadge status={quote.status} />}
    {...(quote.quote_number === quote.short_name ? {} : { lead: `Quote number ${quote.quote_number}` })}
    actions={
      <>
        {papers && <PaperButtons quote={quote} />}
        <Button asChild>
          <Link to="/quotes">All Quotes</Link>
        </Button>
        <Button asChild>
          <Link to="/quick-quote">New Quote</Link>
        </Button>
        {first}
      </>
    }
  >
    <div className="grid items-start gap-6 xl:grid-cols-[24rem_1fr]">
      <QuoteFacts quote={quote} />
      {children}
    </div>
  </Page>
);
