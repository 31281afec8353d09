import { type AssistantId, assistantName, LIMITS } from '@smoko/contract';
import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';

export const COMPOSER_ID = 'message';

interface Props {
  ref: RefObject<HTMLTextAreaElement | null>;
  assistant: AssistantId;
  text: string;
  onWrite: (text: string) => void;
  onSubmit: () => void;
}

/** Where a message is written. It grows with its text, up to its maximum height; Enter sends, with Shift it makes a line. */
export function MessageBox({ ref, assistant, text, onWrite, onSubmit }: Props) {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.style.height = 'auto';
    if (text !== '') element.style.height = `${element.scrollHeight}px`;
  }, [ref, text]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit();
  };

  return (
    <textarea
      ref={ref}
      id={COMPOSER_ID}
      aria-label="Message"
      rows={1}
      value={text}
      maxLength={LIMITS.message}
      placeholder={`Ask ${assistantName(assistant)}`}
      enterKeyHint="send"
      onChange={(event) => onWrite(event.target.value)}
      onKeyDown={onKeyDown}
      className="max-h-48 min-h-12 w-0 flex-1 resize-none bg-transparent px-2.5 py-[0.6875rem] text-base placeholder:text-faint focus-visible:outline-none"
    />
  );
}
