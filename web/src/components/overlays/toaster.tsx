import { X } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner } from 'sonner';
import { useIsDesktop } from '../../lib/media.ts';
import { takeNotices } from '../../lib/next-notices.ts';
import { notify } from '../../lib/notify.ts';
import { useDarkMode } from '../../lib/theme.ts';
import { useToastFocus } from './use-toast-focus.ts';

const look = 'rounded-md! border-2! bg-surface! text-ink! shadow-float! font-sans! text-sm! gap-3! py-2.5! pr-2! pl-4!';

/**
 * Shows toasts where they cover nothing that is pressed next: on a wide screen in the corner that has no button of a page, a
 * menu or a form, on a phone over the header, so that the title and the buttons of a page are seen. What assistants wrote stands at the top right (message-toasts.tsx), below
 * the page's buttons. On a phone only the latest is readable.
 */
export function Toaster() {
  const [dark] = useDarkMode();
  const desktop = useIsDesktop();
  const frame = useToastFocus();
  useEffect(() => {
    for (const { kind, title, text } of takeNotices()) notify[kind](title, text);
  }, []);
  return (
    <Sonner
      ref={frame}
      theme={dark ? 'dark' : 'light'}
      position={desktop ? 'bottom-left' : 'top-right'}
      offset={{ top: 252, right: 16, bottom: 16, left: 'calc(var(--sidebar, 0px) + 16px)' }}
      mobileOffset={{ top: 'calc(env(safe-area-inset-top) + 6px)', left: 12, right: 12 }}
      visibleToasts={desktop ? 3 : 2}
      swipeDirections={['top', 'left', 'right']}
      duration={5_000}
      closeButton
      icons={{ close: <X aria-hidden className="size-5" /> }}
      toastOptions={{
        classNames: {
          toast: look,
          // as large as what stands in it: a sign, or an assistant's portrait
          icon: 'm-0! size-auto! [&>svg]:m-0!',
          title: 'font-bold!',
          description: 'text-soft!',
          closeButton: 'bg-transparent! hover:bg-sunken!',
        },
      }}
    />
  );
}
