import { dialogButton } from './dialog-button.ts';
import { header } from './header.ts';
import { heroVideo } from './hero-video.ts';
import { theme } from './theme.ts';

/** What an element with `data-script="<name>"` does beyond plain HTML. The pages work without any of it. */
const SCRIPTS: Record<string, (element: HTMLElement) => void> = {
  'dialog-button': dialogButton,
  header,
  'hero-video': heroVideo,
  theme,
};

for (const element of document.querySelectorAll<HTMLElement>('[data-script]'))
  SCRIPTS[element.dataset.script ?? '']?.(element);
