import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { Skeleton } from '../indicators/skeleton.tsx';

/**
 * The fields of a dialog, rendered one frame after the dialog itself: a tap opens it at once, also where fields are slow
 * (date and time inputs are). The first field then gets the focus.
 */
export const DeferredFields = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, false) ? <Fields>{children}</Fields> : placeholder;

function Fields({ children }: { children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  return (
    <div ref={fields} className="grid min-h-0 flex-1 gap-5 overflow-y-auto overscroll-contain p-5">
      {children}
    </div>
  );
}

// about as high as a form, so that the dialog does not jump: the whole screen on a phone
const placeholder = (
  <div aria-hidden className="grid h-dvh min-h-0 flex-initial content-start gap-5 overflow-hidden p-5 sm:h-96">
    {[0, 1, 2, 3, 4, 5].map((i) => (
      <Skeleton key={i} className="h-18" />
    ))}
  </div>
);
