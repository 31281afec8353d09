import type { AttachmentCard } from '@smoko/contract';
import { fileKind } from '../../components/records/file-kinds.ts';
import { download } from '../../lib/download.ts';
import { formatBytes } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';

/** Files that went with a message; one that was deleted since says so when it is asked for. */
export const SentFiles = ({ files }: { files: readonly AttachmentCard[] }) => (
  <ul aria-label="Files" className="mt-1.5 grid max-w-[88%] justify-items-end gap-1.5 sm:max-w-[80%]">
    {files.map((file) => (
      <li key={file.attachment_id} className="min-w-0 max-w-full">
        <SentFile file={file} />
      </li>
    ))}
  </ul>
);

function SentFile({ file }: { file: AttachmentCard }) {
  const { name: kind, icon: Icon } = fileKind(file.file_type);
  const save = () =>
    download(`/api/attachments/${file.attachment_id}/file`).catch((error: unknown) =>
      notify.failure(error, `Could not download ${file.name}`),
    );
  return (
    <button
      type="button"
      aria-label={`Download ${file.name}`}
      onClick={() => void save()}
      className="flex min-h-12 max-w-full items-center gap-2.5 rounded-md border-2 border-edge bg-surface px-3 py-1.5 text-left hover:bg-sunken active:bg-line"
    >
      <Icon aria-label={kind} role="img" className="size-6 shrink-0 text-soft" />
      <span className="min-w-0">
        <span className="line-clamp-2 break-words font-bold text-sm">{file.name}</span>
        <span className="block text-soft text-xs">{formatBytes(file.file_size)}</span>
      </span>
    </button>
  );
}
