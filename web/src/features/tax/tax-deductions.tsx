import {
  Building2,
  Check,
  ExternalLink,
  Info,
  type LucideIcon,
  PackageOpen,
  ScrollText,
  Truck,
  UserRoundCheck,
  Wrench,
} from 'lucide-react';
import { Button } from '../../components/buttons/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { Page } from '../../components/layout/page.tsx';
import { useCountry } from '../../lib/country.ts';
import { AUSTRALIA, type Category } from './content.ts';
import { NEW_ZEALAND } from './content-nz.ts';

const ICONS: Record<Category, LucideIcon> = {
  'Vehicle and Travel': Truck,
  'Tools and Equipment': Wrench,
  'Materials and Supplies': PackageOpen,
  'Professional Services': UserRoundCheck,
  'Business Operations': Building2,
  'Licensing and Compliance': ScrollText,
};

/** A page to read: nothing on it comes from records. */
export function TaxDeductions() {
  const { links, check, categories, records, retention } = useCountry() === 'NZ' ? NEW_ZEALAND : AUSTRALIA;
  return (
    <Page
      title="Tax Deductions for Tradies"
      lead="What is often deductible, and which papers to keep."
      actions={links.map(({ label, href }) => (
        <Button key={href} asChild>
          <a href={href} target="_blank" rel="noopener noreferrer">
            <ExternalLink aria-hidden className="size-5" />
            {label}
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </Button>
      ))}
    >
      <p role="note" className="mb-8 flex max-w-prose gap-3 rounded-lg bg-wait-wash p-4 text-wait">
        <Info aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span>
          <strong>General advice only.</strong> This page does not know your circumstances, and the rules change. Check
          with {check} before you claim.
        </span>
      </p>
      <section aria-labelledby="categories">
        <h2 id="categories" className="headline mb-4 text-xl">
          Deduction categories
        </h2>
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {categories.map(({ title, items }) => {
            const Icon = ICONS[title];
            return (
              <Card key={title} className="p-5">
                <h3 className="flex items-center gap-3 font-bold text-lg">
                  <span className="grid size-11 shrink-0 place-items-center rounded-md bg-amber-wash">
                    <Icon aria-hidden className="size-6" />
                  </span>
                  {title}
                </h3>
                <Ticks items={items} />
              </Card>
            );
          })}
        </div>
      </section>
      <section aria-labelledby="records" className="mt-10">
        <h2 id="records" className="headline mb-4 text-xl">
          Record keeping
        </h2>
        <div className="grid gap-4 lg:grid-cols-3">
          {records.map(({ title, items }) => (
            <Card key={title} className="p-5">
              <h3 className="font-bold text-lg">{title}</h3>
              <Ticks items={items} />
            </Card>
          ))}
        </div>
      </section>
      <section aria-labelledby="retention" className="mt-10">
        <h2 id="retention" className="headline mb-4 text-xl">
          How long to keep them
        </h2>
        <Card className="px-5 py-1">
          <dl className="divide-y divide-line">
            {retention.map(({ what, how }) => (
              <div key={what} className="grid gap-x-6 py-3 sm:grid-cols-[16rem_1fr]">
                <dt className="font-bold">{what}</dt>
                <dd className="text-soft">{how}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </section>
    </Page>
  );
}

const Ticks = ({ items }: { items: readonly string[] }) => (
  <ul className="mt-3 grid gap-2 text-soft text-sm">
    {items.map((item) => (
      <li key={item} className="flex gap-2">
        <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
        {item}
      </li>
    ))}
  </ul>
);
