import { VISITOR_CHAT } from '@smoko/contract';
import { Send } from 'lucide-react';
import { buttonLooks } from '../../components/buttons/button-looks.ts';
import { Input } from '../../components/forms/input.tsx';
import { Portrait } from '../../components/indicators/portrait.tsx';

const TALK_HELLO =
  "G'day, I'm Jerry. Ask me what Smoko does, what it costs or how to get going. I answer from this site's own pages, and I cannot see any account.";

/** What people ask first. */
const STARTERS = [
  'What does it cost?',
  'Can I cancel any time?',
  'Does it work with Xero or MYOB?',
  'Can my apprentice have a login?',
  'Where is my data kept?',
];

const jerry = 'max-w-[34ch] rounded-lg bg-sunken px-4 py-3';

/** `low`: in one row that scrolls. */
const Starters = ({ low }: { low: boolean }) => (
  <ul
    aria-label="Questions to begin with"
    className={low ? '-mx-4 flex gap-2 overflow-x-auto px-4 *:shrink-0' : 'flex flex-wrap gap-2'}
  >
    {STARTERS.map((question) => (
      <li key={question}>
        <button
          type="submit"
          name="message"
          value={question}
          formNoValidate
          className="min-h-12 rounded-full border-2 border-line bg-page px-4 py-1.5 text-left font-semibold text-sm hover:bg-sunken"
        >
          {question}
        </button>
      </li>
    ))}
  </ul>
);

/**
 * The talk with Jerry. The hidden entry is the pattern of one question and its answer: the script copies it
 * (script/talk-box.ts), and on /talk the server fills it in (server/src/site/talk-page.ts).
 * `low`: where there is little height, the first questions stand in one row that scrolls, so that what is said has room.
 */
export const TalkBox = ({ id, low = false }: { id: string; low?: boolean }) => (
  <form
    method="post"
    action="/talk"
    aria-label="Talk to Jerry"
    data-script="talk-box"
    className="grid min-h-0 grid-rows-[1fr_auto_auto] gap-3"
  >
    <div
      role="log"
      aria-label="Talk"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      data-talk-log
      className="grid min-h-0 content-start gap-3 overflow-y-auto"
    >
      <div className="flex gap-2.5">
        <Portrait assistant="jerry" className="size-9" />
        <p className={jerry}>{TALK_HELLO}</p>
      </div>
      <div data-talk-said hidden className="grid gap-3">
        <p
          data-talk-question
          className="max-w-[34ch] justify-self-end rounded-lg bg-bubble px-4 py-3 text-on-bubble wrap-anywhere"
        />
        <div className="flex gap-2.5">
          <Portrait assistant="jerry" className="size-9" />
          <div className={jerry}>
            <p data-talk-answer />
            <ul data-talk-links className="mt-1 grid">
              <li>
                <a
                  href="/"
                  className="inline-flex min-h-12 items-center font-semibold text-link underline underline-offset-4"
                >
                  Page
                </a>
              </li>
            </ul>
          </div>
        </div>
      </div>
    </div>
    <div className="grid grid-cols-[1fr_auto] gap-2">
      <label htmlFor={id} className="sr-only">
        Your question
      </label>
      <Input
        id={id}
        name="message"
        required
        maxLength={VISITOR_CHAT.message}
        autoComplete="off"
        placeholder="Your question"
        aria-describedby={`${id}-error`}
      />
      <button type="submit" aria-label="Send" className={buttonLooks('primary', 'icon')}>
        <Send aria-hidden className="size-5" />
      </button>
      <p id={`${id}-error`} data-error="message" hidden className="col-span-2 font-semibold text-bad text-sm" />
      <p data-error="form" role="alert" hidden className="col-span-2 font-semibold text-bad text-sm" />
    </div>
    {/* after the box: where the form is posted, what was pressed counts, not what the box holds */}
    <Starters low={low} />
  </form>
);
