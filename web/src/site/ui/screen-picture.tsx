interface ScreenPictureProps {
  /** Of `npm run pictures`. */
  name: 'conversation' | 'finance';
  alt: string;
}

/** One of the app's screens: a phone's on a phone, dark where the page is dark. Only the one that is seen is fetched. */
export const ScreenPicture = ({ name, alt }: ScreenPictureProps) =>
  (['light', 'dark'] as const).map((theme) => (
    <picture key={theme} className={`screen-${theme}`}>
      <source
        media="(width < 40rem)"
        srcSet={`/pictures/${name}-phone-${theme}.webp`}
        type="image/webp"
        width={780}
        height={1200}
      />
      <img
        src={`/pictures/${name}-${theme}.webp`}
        width={1200}
        height={750}
        loading="lazy"
        alt={alt}
        className="h-auto w-full rounded-lg border-2 border-edge shadow-float"
      />
    </picture>
  ));
