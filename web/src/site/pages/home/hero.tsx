import { TRIAL_DAYS } from '@smoko/contract';
import { Claimed } from '../../ui/claimed.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ScreenPicture } from '../../ui/screen-picture.tsx';
import { SaidAndDone } from './said-and-done.tsx';

const Video = () => (
  <video
    data-if="video"
    data-script="hero-video"
    autoPlay
    loop
    muted
    playsInline
    aria-hidden
    className="absolute inset-0 size-full rounded-lg object-cover"
  >
    <source data-fill="hero_video" />
  </video>
);

/**
 * One heading and one pair of buttons for both heroes. What stands beside them depends on the feature flag uiHeroV2:
 * a request and what comes of it (on), or the picture alone, below (off).
 */
export const Hero = () => (
  <section aria-labelledby="hero-title" className="overflow-hidden">
    <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 pt-8 pb-14 sm:px-6 lg:grid-cols-[1.1fr_1fr] lg:pt-16 lg:pb-20 [:root[data-hero=v1]_&]:lg:grid-cols-1">
      <div className="grid justify-items-start gap-5">
        <h1 id="hero-title" className="headline text-3xl lg:text-4xl">
          Smarter job management for tradies, powered by AI
        </h1>
        <p className="max-w-xl text-lg text-soft">
          Say what happened on site. Smoko writes up the job, the quote, the invoice and the order. You check it and say
          yes.
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/signup" variant="primary">
            Start Free Trial
          </LinkButton>
          <LinkButton href="/demo">Book a Demo</LinkButton>
        </div>
        <Claimed as="p" claim="trial" className="text-sm text-faint">
          {TRIAL_DAYS.marketing}-day free trial, no credit card required, cancel anytime
        </Claimed>
      </div>
      <div className="hero-v2 relative">
        <SaidAndDone />
        <Video />
      </div>
      <div className="hero-v1 relative">
        <ScreenPicture
          name="conversation"
          alt="Smoko: a conversation with the assistants, who ask before they delete or send"
        />
        <Video />
      </div>
    </div>
  </section>
);
