import { X } from 'lucide-react';
import { buttonLooks } from '../../components/buttons/button-looks.ts';
import { TalkBox } from './talk-box.tsx';

/** Opened by whatever has data-script="talk"; without the script those lead to /talk. */
export const TalkPanel = () => (
  <dialog
    id="talk"
    data-script="talk-panel"
    aria-label="Talk to Jerry"
    className="m-0 mt-auto ml-auto h-[min(34rem,85dvh)] w-full max-w-none rounded-t-lg border-2 border-edge bg-surface p-4 text-ink shadow-float open:grid open:grid-rows-[auto_1fr] open:gap-3 sm:mr-4 sm:mb-4 sm:w-104 sm:rounded-lg"
  >
    <div className="flex items-center justify-between gap-3">
      <h2 className="headline text-lg">Talk to Jerry</h2>
      <button type="button" data-talk-close aria-label="Close" className={buttonLooks('quiet', 'icon')}>
        <X aria-hidden className="size-6" />
      </button>
    </div>
    <TalkBox id="talk-message" low />
  </dialog>
);
