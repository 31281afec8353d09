import { CircleCheck, CircleX, TriangleAlert, X } from 'lucide-react';

const sign = 'hidden size-5 shrink-0';

/** Where the script shows a title and a sentence for a while, as the app's toaster does. */
export const Notices = () => (
  <section
    aria-label="Notifications"
    aria-live="polite"
    data-notices
    className="pointer-events-none fixed inset-x-3 top-3 z-50 grid gap-2 lg:top-auto lg:right-auto lg:bottom-4 lg:left-4 lg:w-[22.25rem]"
  >
    <template>
      <div
        data-notice
        data-kind
        className="group pointer-events-auto flex animate-rise items-center gap-3 rounded-md border-2 border-edge bg-surface py-2.5 pr-2 pl-4 text-ink text-sm shadow-float"
      >
        <CircleCheck aria-hidden className={`${sign} group-data-[kind=success]:block`} />
        <TriangleAlert aria-hidden className={`${sign} group-data-[kind=warning]:block`} />
        <CircleX aria-hidden className={`${sign} group-data-[kind=error]:block`} />
        <p className="min-w-0 flex-1">
          <strong className="block" />
          <span className="text-soft" />
        </p>
        <button
          type="button"
          aria-label="Close"
          className="grid size-12 shrink-0 place-items-center rounded-md hover:bg-sunken"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
    </template>
  </section>
);
