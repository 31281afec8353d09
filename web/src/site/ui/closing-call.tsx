import { TRIAL_DAYS } from '@smoko/contract';
import { Logo } from '../../components/indicators/logo.tsx';
import { Claimed } from './claimed.tsx';
import { LinkButton } from './link-button.tsx';

/** The end of every marketing page. */
export const ClosingCall = () => (
  <section aria-labelledby="start-title" className="border-t-2 border-line bg-amber text-on-amber">
    <div className="mx-auto grid max-w-6xl justify-items-start gap-5 px-4 py-14 sm:px-6">
      <Logo className="size-14" />
      <h2 id="start-title" className="headline max-w-2xl text-2xl lg:text-3xl">
        Put the paperwork down. Have your smoko.
      </h2>
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/signup" variant="bar" className="bg-bar">
          Start Free Trial
        </LinkButton>
        <LinkButton href="/demo" className="border-[#1b1914] bg-transparent text-on-amber hover:bg-amber-strong">
          Book a Demo
        </LinkButton>
      </div>
      <Claimed as="p" claim="trial">
        {TRIAL_DAYS.marketing}-day free trial, no credit card required, cancel anytime.
      </Claimed>
    </div>
  </section>
);
