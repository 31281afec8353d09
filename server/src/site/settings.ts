/** What the site's pages take from the configuration. */
export interface SiteSettings {
  /** Address people use, e.g. `https://smoko.example`: PUBLIC_URL, or where the server listens. Known once it does. */
  origin: () => string;
  /** null = an example stands there, without a link. */
  phone: string | null;
  email: string | null;
  /** Ratings, testimonials and offices are the operator's own, not examples. */
  own: boolean;
  /** Who runs this Smoko; null = not set, and the pages show the gap. */
  operator: Record<'name' | 'number' | 'address' | 'email' | 'dataPlace', string | null>;
  /** Address that a security hole is told to: mailto:, https: or tel:. */
  securityContact: string | null;
  /** Address of a video for Home's hero. */
  heroVideo: string | null;
}
