import { Search } from 'lucide-react';
import { buttonLooks } from '../../components/buttons/button-looks.ts';
import { Input } from '../../components/forms/input.tsx';
import { FAQS } from '../content/support.ts';

/** The questions by category, with a live search where the script runs; without it all of them are there. */
export const FaqSearch = () => (
  <div data-script="faq-search" className="grid gap-6">
    <div className="max-w-xl noscript:hidden">
      <label htmlFor="faq-search" className="font-bold text-sm">
        Search for help
      </label>
      <div className="relative mt-1.5">
        <Search aria-hidden className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-faint" />
        <Input id="faq-search" type="search" placeholder="GST, import, undo..." autoComplete="off" className="pl-11" />
      </div>
    </div>
    <div
      data-faq-empty
      hidden
      className="grid justify-items-start gap-3 rounded-lg border-2 border-line border-dashed p-6"
    >
      <p data-faq-message className="font-semibold" />
      <button type="button" data-faq-clear className={buttonLooks('plain')}>
        Clear Search
      </button>
    </div>
    <p data-faq-count role="status" className="sr-only" />
    {FAQS.map(({ id, category, questions }) => (
      <section key={id} id={`faq-${id}`} aria-labelledby={`faq-${id}-title`} data-faq-group className="grid gap-2">
        <h3 id={`faq-${id}-title`} className="headline text-lg">
          {category}
        </h3>
        {questions.map(({ question, answer }) => (
          <details key={question} data-faq className="rounded-md border-2 border-line bg-surface open:border-edge">
            <summary className="min-h-12 cursor-pointer px-4 py-3 font-semibold">{question}</summary>
            <p className="max-w-prose px-4 pb-4 text-soft">{answer}</p>
          </details>
        ))}
      </section>
    ))}
  </div>
);
