import { demoSlots } from './demo-slots.ts';
import { dialogButton } from './dialog-button.ts';
import { faqSearch } from './faq-search.ts';
import { header } from './header.ts';
import { heroVideo } from './hero-video.ts';
import { keepFont } from './keep-font.ts';
import { signedIn } from './signed-in.ts';
import { siteForm } from './site-form.ts';
import { talk, talkPanel } from './talk.ts';
import { talkBox } from './talk-box.ts';
import { theme } from './theme.ts';

/** What an element with `data-script="<name>"` does beyond plain HTML. The pages work without any of it. */
const SCRIPTS: Record<string, (element: HTMLElement) => void> = {
  'demo-slots': demoSlots,
  'dialog-button': dialogButton,
  'faq-search': faqSearch,
  header,
  'hero-video': heroVideo,
  'signed-in': signedIn,
  'site-form': siteForm,
  talk,
  'talk-box': talkBox,
  'talk-panel': talkPanel,
  theme,
};

for (const element of document.querySelectorAll<HTMLElement>('[data-script]'))
  SCRIPTS[element.dataset.script ?? '']?.(element);
void keepFont();
// for tests: from here on everything answers
document.documentElement.dataset.ready = '';
