import { Mic } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/buttons/icon-button.tsx';
import { keep, kept } from '../../lib/kept.ts';
import { notify } from '../../lib/notify.ts';
import { toast } from '../../lib/toast.ts';
import { canDictate, dictate } from './dictation.ts';
import { drafts, setDraft } from './drafts.ts';
import { COMPOSER_ID } from './message-box.tsx';

const TOLD = 'smoko-dictation-told';

/** Speech as text, into what is being written. Not shown where the browser has no speech recognition. Nothing is sent by itself. */
export default function DictateButton({ draft }: { draft: string }) {
  const [listening, setListening] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  const end = () => {
    stop.current?.();
    stop.current = null;
    setListening(false);
  };
  useEffect(
    () => () => {
      stop.current?.();
    },
    [],
  );
  // sent, or another conversation: what is said next is not for this message
  useEffect(() => {
    if (!listening) return;
    return drafts.subscribe((now, before) => {
      if (before[draft] && !now[draft]) end();
    });
  });
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
    stop.current = dictate({
      read: () => drafts.getState()[draft] ?? '',
      write: (text) => setDraft(draft, text),
      onTrouble: (why) => notify.error('Nothing was heard', why),
      onEnd: () => setListening(false),
    });
  };
  return (
    <IconButton
      label="Dictate"
      aria-pressed={listening}
      variant={listening ? 'primary' : 'quiet'}
      className={listening ? 'motion-safe:animate-pulse' : ''}
      onClick={listening ? end : start}
    >
      <Mic aria-hidden className="size-5" />
    </IconButton>
  );
}
