import type { EnquiryKind, SitePath } from '@smoko/contract';
import type { ReactNode } from 'react';
import { buttonLooks } from '../../components/buttons/button-looks.ts';

interface Props {
  kind: EnquiryKind;
  /** The page it stands on, which takes the form where the script does not run. */
  path: SitePath;
  /** Names the form for screen readers. */
  label: string;
  submit: string;
  busy: string;
  /** What stands below the button. */
  note?: ReactNode;
  children: ReactNode;
}

/** Posted to its page, or sent by script/site-form.ts, which stays on the page until all is well. */
export const SiteForm = ({ kind, path, label, submit, busy, note, children }: Props) => (
  <form
    method="post"
    action={path}
    aria-label={label}
    data-script="site-form"
    data-kind={kind}
    data-busy={busy}
    className="grid gap-4 rounded-lg border-2 border-edge bg-surface p-5 shadow-lift sm:grid-cols-2 sm:p-7"
  >
    <p
      data-error="form"
      role="alert"
      hidden
      className="rounded-md border-2 border-bad bg-bad-wash px-4 py-3 font-semibold text-bad sm:col-span-2"
    />
    {children}
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={`${kind}-website`}>Leave this empty</label>
      <input id={`${kind}-website`} name="website" tabIndex={-1} autoComplete="off" />
    </div>
    <div className="grid gap-2 sm:col-span-2">
      <button type="submit" className={buttonLooks('primary', 'md', 'w-full sm:w-auto sm:justify-self-start')}>
        {submit}
      </button>
      {note && <p className="text-soft text-sm">{note}</p>}
    </div>
  </form>
);
