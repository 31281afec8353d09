import { discardDraft, type OutboxItem, sendDraft, updateDraft } from '@smoko/contract';
import { Send, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { Input } from '../../components/forms/input.tsx';
import { Textarea } from '../../components/forms/textarea.tsx';
import { formatAddress } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { notifySent } from '../../lib/notify-sent.ts';
import { useOperation } from '../../lib/records/use-operation.ts';
import { PreviewLine } from './preview-line.tsx';

/** An answer that was written for you: change it, send it, or throw it away. */
export function DraftBox({ draft }: { draft: OutboxItem }) {
  const id = useId();
  const [onFile, setOnFile] = useState({ subject: draft.subject, body: draft.body });
  const [body, setBody] = useState(draft.body);
  const [subject, setSubject] = useState(draft.subject);
  const save = useOperation(updateDraft, 'outbox');
  const send = useOperation(sendDraft, 'outbox');
  const discard = useOperation(discardDraft, 'outbox');
  const dirty = body !== onFile.body || subject !== onFile.subject;
  // written anew elsewhere while nothing is typed here
  if (!dirty && (draft.body !== onFile.body || draft.subject !== onFile.subject)) {
    setOnFile({ subject: draft.subject, body: draft.body });
    setBody(draft.body);
    setSubject(draft.subject);
  }
  const busy = save.isPending || send.isPending || discard.isPending;
  const keep = async () => {
    await save.mutateAsync({ id: draft.id, body, ...(subject === null ? {} : { subject }) });
    setOnFile({ subject, body });
  };
  const saveIt = () => void keep().then(() => notify.success('Draft Saved'), ignore);
  const sendIt = async () => {
    if (dirty) await keep();
    const sent = await send.mutateAsync({ id: draft.id });
    notifySent(sent);
  };
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="grid gap-3 rounded-lg border-2 border-edge border-dashed bg-page p-4"
    >
      <h3 id={`${id}-title`} className="eyebrow text-soft">
        Answer, ready to send
      </h3>
      {subject !== null && (
        <Input aria-label="Subject" value={subject} onChange={(event) => setSubject(event.target.value)} />
      )}
      <Textarea aria-label="Message" rows={5} value={body} onChange={(event) => setBody(event.target.value)} />
      <PreviewLine message={{ channel: draft.channel, ...recipient(draft), subject, body }} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          busy={send.isPending}
          disabled={busy || body.trim() === ''}
          aria-label={`Send to ${formatAddress(draft.to)}`}
          onClick={() => void sendIt().catch(ignore)}
        >
          <Send aria-hidden className="size-5" />
          Send
        </Button>
        {dirty && (
          <Button busy={save.isPending} disabled={busy || body.trim() === ''} onClick={saveIt}>
            Save
          </Button>
        )}
        <Button
          variant="quiet"
          busy={discard.isPending}
          disabled={busy}
          onClick={() => discard.mutate({ id: draft.id })}
        >
          <Trash2 aria-hidden className="size-5" />
          Discard
        </Button>
      </div>
    </section>
  );
}

// told already
const ignore = () => {};

const recipient = ({ client_id, supplier_id, to }: OutboxItem) =>
  client_id ? { client_id } : supplier_id ? { supplier_id } : { to };
