import { TAB_COUNT } from '../../../components/layout/tab-looks.ts';
import { StaticPanel, StaticTabs } from '../../ui/static-tabs.tsx';

const TABS = [
  { id: 'jobs-active', label: 'Active', title: 'No active jobs', hint: 'Tell Jerry about one and it turns up here.' },
  { id: 'jobs-completed', label: 'Completed', title: 'No completed jobs', hint: 'Jobs land here when they are done.' },
];
const SHOWN = 'jobs-active';

/** Beside the forms: whoever sees this page is nobody yet, and nobody has jobs. */
export const JobsOverview = () => (
  <section
    aria-label="Jobs Overview"
    className={`flex flex-col bg-page px-1 py-3 sm:px-6 lg:col-span-2 xl:col-span-1 xl:col-start-3 xl:row-span-2 xl:row-start-1 xl:w-96 xl:border-line xl:border-l xl:px-1 xl:py-12`}
  >
    <div className="px-4 pt-4 pb-3">
      <h2 className="headline mb-3 text-lg">Jobs Overview</h2>
      <StaticTabs
        label="Which jobs"
        shown={SHOWN}
        tabs={TABS.map(({ id, label }) => ({
          id,
          label: (
            <>
              {label}
              <span className={TAB_COUNT}>0</span>
            </>
          ),
        }))}
      />
    </div>
    {TABS.map(({ id, title, hint }) => (
      <StaticPanel key={id} id={id} shown={SHOWN} className="px-4 pb-6">
        <div className="px-6 py-14 text-center">
          <p className="font-bold text-lg">{title}</p>
          <p className="mt-1 text-soft text-sm">{hint}</p>
        </div>
      </StaticPanel>
    ))}
  </section>
);
