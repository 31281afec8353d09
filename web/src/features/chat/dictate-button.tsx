import { Mic } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../components/buttons/icon-button.tsx';
import { drafts, setDraft } from '../../lib/drafts.ts';
import { keep, kept } from '../../lib/kept.ts';
import { notify } from '../../lib/notify.ts';
import { toast } from '../../lib/toast.ts';
import { canDictate, dictate } from './dictation.ts';
import { COMPOSER_ID } from './message-box.tsx';

const TOLD = 'smoko-dictation-told';

/** Speech as text, into what is being written. Not shown where the browser has no speech recognition. Nothing is sent by itself. */
export default function DictateButton({ draft }: { draft: string }) {
  const [listening, setListening] = useState(false);
  useEffect(() => {
    if (!listening) return;
    const stop = dictate({
      read: () => drafts.getState()[draft] ?? '',
      write: (text) => setDraft(draft, text),
      onTrouble: (why) => notify.error('Nothing was heard', why),
      onEnd: () => setListening(false),
    });
    // sent: what is said next is not for this message
    const unwatch = drafts.subscribe((now, before) => {
      if (before[draft] && !now[draft]) setListening(false);
    });
    return () => {
      unwatch();
      stop();
    };
  }, [listening, draft]);
  if (!canDictate()) return null;
  const start = () => {
    if (!kept(TOLD)) {
      toast.message('Your browser listens', {
        description: 'It may send what you say to its maker to turn it into text. Smoko gets the text alone.',
      });
      keep(TOLD, 'yes');
    }
    setListening(true);
    document.getElementById(COMPOSER_ID)?.focus();
  };
  return (
    <IconButton
      label="Dictate"
      aria-pressed={listening}
      variant={listening ? 'primary' : 'quiet'}
      className={listening ? 'motion-safe:animate-pulse' : ''}
      onClick={listening ? () => setListening(false) : start}
    >
      <Mic aria-hidden className="size-5" />
    </IconButton>
  );
}
