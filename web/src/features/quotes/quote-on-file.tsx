import { type Quote, quotes } from '@smoko/contract';
import { useEffect, useMemo, useState } from 'react';
import { OneRecord } from '../../components/records/one-record.tsx';
import { useAnswersSeen } from '../../lib/records/new-answers.ts';
import { useRecord } from '../../lib/records/use-record.ts';
import { ReadQuote } from './read-quote.tsx';
import { SavedQuote } from './saved-quote.tsx';

/** A quote by its id: what it says and what to do with it stand first. */
export const QuoteOnFile = ({ id }: { id: string }) => (
  <OneRecord table={quotes} id={id} title="Quote" noun="Quote" directory={{ to: '/quotes', label: 'All Quotes' }}>
    {(quote) => <Opened first={quote} />}
  </OneRecord>
);

/** The form of a new quote is gone once it is saved, with the focus: what is done next stands below the title. */
function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('#main h1');
  if (!title || document.activeElement !== document.body) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/** The quote as it was when it was opened: what others change meanwhile takes nothing from under the fingers. */
function Opened({ first }: { first: Quote }) {
  const [quote, setQuote] = useState(first);
  const [read, setRead] = useState(0);
  const { id } = first;
  useEffect(focusTitle, []);
  useAnswersSeen(useMemo(() => [id], [id]));
  const { refetch } = useRecord(quotes, id);
  const reload = async (): Promise<void> => {
    const { data } = await refetch();
    if (data) setQuote(data);
  };
  // a form that is dropped for what somebody else saved begins anew
  const begin = () => reload().then(() => setRead((times) => times + 1));
  if (quote.status === 'accepted') return <ReadQuote quote={quote} onChanged={setQuote} />;
  return <SavedQuote key={read} quote={quote} onSaved={setQuote} onSent={reload} onReload={begin} />;
}
