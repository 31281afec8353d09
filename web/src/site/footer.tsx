import { Logo } from '../components/indicators/logo.tsx';
import { COPYRIGHT_YEAR, REGION } from './content/contact.ts';
import { FOOTER_LINKS, LEGAL_LINKS } from './content/links.ts';
import { SupportEmail, SupportPhone } from './ui/contact-line.tsx';

const link = 'inline-flex min-h-12 items-center rounded-sm underline-offset-4 hover:underline';

export const Footer = () => (
  <footer className="on-bar mt-auto bg-bar text-bar-ink">
    <div className="hazard h-2" />
    <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-4 gap-y-8 px-4 pt-10 pb-24 sm:grid-cols-3 sm:px-6 lg:grid-cols-[2fr_1fr_1fr_1.5fr]">
      <div className="col-span-2 grid content-start gap-3 sm:col-span-3 lg:col-span-1">
        <p className="flex items-center gap-2">
          <Logo className="size-9" />
          <span className="headline text-xl">Smoko</span>
        </p>
        <p className="max-w-xs text-bar-soft">Smarter job management for tradies, powered by AI.</p>
      </div>
      {FOOTER_LINKS.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2 className="eyebrow text-bar-soft">{title}</h2>
          <ul className="mt-1">
            {links.map(({ href, label }) => (
              <li key={label}>
                <a href={href} className={link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <section aria-labelledby="footer-contact" className="col-span-2 sm:col-span-1">
        <h2 id="footer-contact" className="eyebrow text-bar-soft">
          Contact
        </h2>
        <ul className="mt-1 *:flex *:min-h-12 *:items-center">
          <li>
            <SupportEmail className={link} />
          </li>
          <li>
            <SupportPhone className={link} />
          </li>
          <li>{REGION}</li>
        </ul>
      </section>
      <div className="grid gap-x-6 gap-y-1 border-t-2 border-bar-raised pt-4 text-sm text-bar-soft col-span-2 sm:col-span-3 lg:col-span-4 lg:grid-cols-[1fr_auto]">
        <div className="grid content-center gap-1">
          <p>© {COPYRIGHT_YEAR} Smoko. All rights reserved.</p>
          <p data-unless="own">
            Ratings, customer figures, testimonials, offices, response times and people who help on this site are
            examples. So are phone numbers and addresses that are not links.
          </p>
        </div>
        <ul className="flex flex-wrap gap-x-6">
          {LEGAL_LINKS.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className={link}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </footer>
);
