/** A piece of what the site says, which the visitor chat finds, quotes and links to. */
export interface Passage {
  /** Stable and unique, e.g. `pricing/starter`. */
  id: string;
  title: string;
  text: string;
  /** Where it stands, with its anchor where it has one. */
  href: string;
  /** The same question in other words: searched, never said. */
  asked?: string;
  /** Tells of figures, people or places that are made up, until SITE_CONTENT=own. */
  example?: true;
}
