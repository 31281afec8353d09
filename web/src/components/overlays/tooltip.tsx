import { Slot } from 'radix-ui';
import { lazy, type ReactElement, Suspense, useEffect, useRef, useState } from 'react';

const TooltipContent = lazy(async () => ({ default: (await import('./tooltip-content.tsx')).TooltipContent }));

const REST_MS = 500;
/** Long enough to move the pointer from the button to the tooltip. */
const LEAVE_MS = 150;

/** A tooltip on hover and focus. Its code is loaded with the first one. The child needs an accessible name of its own. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [place, setPlace] = useState<DOMRect | null>(null);

  const after = (ms: number, shown: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPlace(shown ? (anchor.current?.getBoundingClientRect() ?? null) : null), ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <>
      <Slot.Root
        ref={anchor}
        onPointerEnter={(event) => event.pointerType !== 'touch' && after(REST_MS, true)}
        onPointerLeave={() => after(LEAVE_MS, false)}
        onPointerDown={() => after(0, false)}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && after(0, true)}
        onBlur={() => after(0, false)}
      >
        {children}
      </Slot.Root>
      {place && (
        <Suspense fallback={null}>
          <TooltipContent
            text={text}
            place={place}
            onClose={() => after(0, false)}
            onEnter={() => clearTimeout(timer.current)}
            onLeave={() => after(LEAVE_MS, false)}
          />
        </Suspense>
      )}
    </>
  );
}
