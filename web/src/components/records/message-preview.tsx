import { type Preview, PreviewSummary } from './preview-summary.tsx';

/** The message as it would be sent. */
export const MessagePreview = ({ preview }: { preview: Preview }) => (
  <section aria-label="What goes out" className="grid gap-2">
    <PreviewSummary preview={preview} />
    <div className="rounded-lg border-2 border-edge border-dashed bg-page p-4">
      {preview.subject && <p className="mb-2 font-bold">{preview.subject}</p>}
      <p className="wrap-anywhere whitespace-pre-wrap">{preview.body}</p>
    </div>
  </section>
);
