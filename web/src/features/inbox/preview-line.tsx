import { previewMessage, type sendMessage, type WireInput } from '@smoko/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PreviewSummary } from '../../components/records/preview-summary.tsx';
import { api } from '../../lib/api.ts';
import { useDebounced } from '../../lib/use-debounced.ts';

/** Below a message that is being written: what would become of it. */
export function PreviewLine({ message }: { message: WireInput<typeof sendMessage> }) {
  const asked = { ...message, body: useDebounced(message.body) };
  const preview = useQuery({
    queryKey: ['message_preview', asked],
    queryFn: ({ signal }) => api.call(previewMessage, asked, { signal }),
    enabled: asked.body.trim() !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (message.body.trim() === '' || !preview.data) return null;
  return <PreviewSummary preview={preview.data} />;
}
