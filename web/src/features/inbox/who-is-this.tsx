import { assignInboxItem, clients, type InboxItem } from '@smoko/contract';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { Input } from '../../components/forms/input.tsx';
import { RecordPicker } from '../../components/forms/record-picker.tsx';
import { notify } from '../../lib/notify.ts';
import { messagesPath } from '../../lib/record-path.ts';
import { useOperation } from '../../lib/records/use-operation.ts';
import { useSave } from '../../lib/records/use-save.ts';

/** Nobody on file fits, or more than one does: the tradie says who it is. */
export function WhoIsThis({ item }: { item: InboxItem }) {
  const [open, setOpen] = useState(item.candidates.length > 0);
  if (item.contact.kind !== 'unknown' || item.status !== 'processed') return null;
  if (!open)
    return (
      <div>
        <Button size="sm" onClick={() => setOpen(true)}>
          <UserPlus aria-hidden className="size-5" />
          Who is this?
        </Button>
      </div>
    );
  return <Choose item={item} />;
}

function Choose({ item }: { item: InboxItem }) {
  const navigate = useNavigate();
  const assign = useOperation(assignInboxItem, 'inbox', 'clients');
  const save = useSave(clients);
  const [name, setName] = useState(item.from_name ?? '');
  const busy = assign.isPending || save.isPending;

  // by then this has gone: the message is in a conversation of its own
  const choose = async (field: 'client_id' | 'supplier_id', id: string) => {
    await assign.mutateAsync({ id: item.id, [field]: id });
    void navigate(messagesPath({ [field]: id } as { client_id: string }), { replace: true });
  };
  const add = async () => {
    const contact = item.channel === 'sms' ? { phone: item.from } : { email: item.from };
    const made = await save.mutateAsync({ create: { name: name.trim(), ...contact } }).catch((error: unknown) => {
      notify.failure(error);
      return null;
    });
    if (made) await choose('client_id', made.id);
  };
  // what went wrong was told
  const doing = (act: Promise<void>) => void act.catch(() => {});
  return (
    <section
      aria-label="Who is this?"
      className="mr-4 grid gap-4 rounded-lg border-2 border-edge bg-surface p-4 sm:mr-16"
    >
      <div>
        <h3 className="font-bold text-lg">Who is this?</h3>
        <p className="text-soft text-sm">Say it once. Their next message is matched by itself.</p>
      </div>
      {item.candidates.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {item.candidates.map(
            ({ kind, id, name: label }) =>
              id && (
                <Button
                  key={id}
                  size="sm"
                  disabled={busy}
                  onClick={() => doing(choose(kind === 'supplier' ? 'supplier_id' : 'client_id', id))}
                >
                  {label}
                </Button>
              ),
          )}
        </div>
      )}
      <RecordPicker
        table={clients}
        label="A client on file"
        none="Choose a client"
        chosen={null}
        onChoose={(chosen) => chosen && doing(choose('client_id', chosen.id))}
        labelOf={(client) => client.name}
        aboutOf={(client) => client.address ?? client.email}
      />
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) doing(add());
        }}
      >
        <div className="min-w-0 flex-1 basis-48">
          <Field label="Somebody new">
            {(controls) => (
              <Input {...controls} autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
            )}
          </Field>
        </div>
        <Button type="submit" busy={save.isPending} disabled={busy || name.trim() === ''}>
          Add as Client
        </Button>
      </form>
    </section>
  );
}
