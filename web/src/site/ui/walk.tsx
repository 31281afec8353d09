import { WALK } from '../content/walk.ts';
import { Claimed } from './claimed.tsx';

/** Real screens, so that they can be read: as wide as a phone on a phone, four beside each other where there is room. */
export const Walk = () => (
  <ol className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-5">
    {WALK.map(({ name, title, text, alt, claim }, i) => (
      <Claimed as="li" key={name} claim={claim} className="grid content-start gap-4 lg:row-span-2 lg:grid-rows-subgrid">
        <div className="grid content-start grid-cols-[auto_1fr] gap-x-3 gap-y-1">
          <span aria-hidden className="headline grid size-9 place-content-center rounded-full bg-amber text-on-amber">
            {i + 1}
          </span>
          <h3 className="headline self-center text-lg">{title}</h3>
          <p className="col-span-2 mt-1 text-soft">{text}</p>
        </div>
        <WalkPicture name={name} alt={alt} />
      </Claimed>
    ))}
  </ol>
);

/** On a phone a picture as wide as the page is cut down to what it is about. */
const PART = { say: 'object-top', job: 'object-top', quote: 'object-bottom', paid: 'object-top' };

const WalkPicture = ({ name, alt }: { name: (typeof WALK)[number]['name']; alt: string }) =>
  (['light', 'dark'] as const).map((theme) => (
    <img
      key={theme}
      src={`/pictures/walk-${name}-${theme}.webp`}
      width={780}
      height={1240}
      loading="lazy"
      decoding="async"
      alt={alt}
      className={`screen-${theme} max-sm:aspect-6/7 max-sm:object-cover ${PART[name]} h-auto w-full self-start rounded-lg border-2 border-edge shadow-lift`}
    />
  ));
