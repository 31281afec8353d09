/** A piece of the public site: what it says, and the page (with its anchor) where it says it. */
export interface Passage {
  id: string;
  title: string;
  text: string;
  href: string;
  /** The same question in other words: searched, never said. */
  asked?: string;
}
