import { Download } from 'lucide-react';
import { Card } from '../../components/layout/card.tsx';
import { Page } from '../../components/layout/page.tsx';
import { ExportButton } from '../../components/lists/export-button.tsx';
import { ImportCard } from './import-card.tsx';
import { PastImports } from './past-imports.tsx';
import { RestoreCard } from './restore-card.tsx';
import { EXPORTS } from './words.ts';

export const ImportExport = () => (
  <Page title="Import and Export" lead="Bring your lists along, and take them with you any time.">
    <div className="grid max-w-3xl gap-8">
      <section aria-labelledby="import" className="grid gap-4">
        <h2 id="import" className="headline text-lg">
          Import
        </h2>
        <ImportCard />
      </section>
      <section aria-labelledby="export" className="grid gap-4">
        <h2 id="export" className="headline text-lg">
          Export
        </h2>
        <Card className="grid gap-4 p-5">
          <p className="text-soft">
            Files for Excel, Numbers or Google Sheets. Everything (zip) also holds every record in full and your files,
            and can be brought back.
          </p>
          <div className="flex flex-wrap gap-3">
            <ExportButton variant="primary">
              <Download aria-hidden className="size-5" />
              Everything (zip)
            </ExportButton>
            {Object.entries(EXPORTS).map(([name, label]) => (
              <ExportButton key={name} list={name}>
                {label}
              </ExportButton>
            ))}
          </div>
        </Card>
      </section>
      <section aria-labelledby="restore" className="grid gap-4">
        <h2 id="restore" className="headline text-lg">
          Bring everything back
        </h2>
        <RestoreCard />
      </section>
      {/* last: how many there are is known later */}
      <section aria-labelledby="past" className="grid gap-4">
        <h2 id="past" className="headline text-lg">
          Past imports
        </h2>
        <PastImports />
      </section>
    </div>
  </Page>
);
