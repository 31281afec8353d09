import { Tooltip as Radix } from 'radix-ui';
import { createPortal } from 'react-dom';

interface Props {
  text: string;
  /** Where the element is that the tooltip belongs to. */
  place: DOMRect;
  onClose: () => void;
  onEnter: () => void;
  onLeave: () => void;
}

export const TooltipContent = ({ text, place, onClose, onEnter, onLeave }: Props) => (
  <Radix.Provider>
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      {createPortal(
        <Radix.Trigger asChild>
          <span
            aria-hidden
            className="pointer-events-none fixed"
            style={{ left: place.left, top: place.top, width: place.width, height: place.height }}
          />
        </Radix.Trigger>,
        document.body,
      )}
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          onPointerEnter={onEnter}
          onPointerLeave={onLeave}
          className="z-50 animate-fade rounded-sm bg-bar px-2.5 py-1.5 font-semibold text-bar-ink text-xs shadow-float"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
);
