import { type Client, clients, dateSchema } from '@smoko/contract';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { EmailField, PhoneField, TextField } from '../../components/forms/form-fields.tsx';
import { Input } from '../../components/forms/input.tsx';
import { LeaveGuard } from '../../components/forms/leave-guard.tsx';
import { RecordPicker } from '../../components/forms/record-picker.tsx';
import { Card } from '../../components/layout/card.tsx';
import { Page } from '../../components/layout/page.tsx';
import { SameClient } from '../../components/records/same-client.tsx';
import { useRecord } from '../../lib/records/use-record.ts';
import { useLeave } from '../../lib/use-leave.ts';
import { aboutClient } from './forms.ts';
import { JobFields } from './job-fields.tsx';
import { useCreateProject } from './use-create-project.ts';

/** A new job; with `?client=` for that client, with `?day=` on that day. */
export function CreateProject() {
  const { leaving: done, leave } = useLeave();
  const [params] = useSearchParams();
  const day = dateSchema.safeParse(params.get('day')).data ?? '';
  const { form, submit, busy } = useCreateProject(day, () => leave('/dashboard'));
  const [client, setClient] = useState<Client | null>(null);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !done) submit();
  };
  const choose = (chosen: Client | null) => {
    setClient(chosen);
    form.setValue('client_id', chosen?.id ?? '', { shouldDirty: true });
    // a chosen client is not made anew
    for (const name of ['client_name', 'client_email', 'client_phone', 'client_address'] as const) {
      form.setValue(name, '');
      form.clearErrors(name);
    }
  };

  useClientByAddress(choose);
  const [name, phone, email] = useWatch({
    control: form.control,
    name: ['client_name', 'client_phone', 'client_email'],
  });

  return (
    <Page title="Create New Project">
      <LeaveGuard unsaved={form.formState.isDirty && !done} />
      <form noValidate onSubmit={send} className="grid max-w-4xl gap-6">
        <Card className="grid gap-5 p-5">
          <h2 className="headline text-lg">Job</h2>
          <JobFields form={form} client={null} />
        </Card>
        <Card className="grid gap-5 p-5">
          <h2 className="headline text-lg">Client</h2>
          <RecordPicker
            table={clients}
            label="Existing Client"
            none="None - add a new client below"
            chosen={client && { id: client.id, label: client.name }}
            onChoose={(_, record) => choose(record)}
            labelOf={({ name }) => name}
            aboutOf={aboutClient}
          />
          {client ? (
            <ChosenClient client={client} />
          ) : (
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField
                form={form}
                name="client_name"
                label="Client Name"
                note="optional"
                hint="With a name, the client is added to your directory."
                autoComplete="off"
              />
              <EmailField form={form} name="client_email" label="Client Email" />
              <PhoneField form={form} name="client_phone" label="Client Phone" />
              <TextField form={form} name="client_address" label="Client Address" note="optional" autoComplete="off" />
              <div className="sm:col-span-2">
                <SameClient name={name} phone={phone} email={email} />
              </div>
            </div>
          )}
        </Card>
        <div className="flex flex-wrap justify-end gap-3">
          <Button asChild>
            <Link to="/dashboard">Cancel</Link>
          </Button>
          <Button
            type="submit"
            variant="primary"
            busy={busy || done}
            // a field that is left here would say what is wrong, and move the button away from under the finger
            onMouseDown={(event) => event.preventDefault()}
          >
            Create Project
          </Button>
        </div>
      </form>
    </Page>
  );
}

/** The same fields, as they are on file. */
const ChosenClient = ({ client }: { client: Client }) => (
  <div className="grid gap-5 sm:grid-cols-2">
    {(
      [
        ['Client Name', client.name],
        ['Client Email', client.email],
        ['Client Phone', client.phone],
        ['Client Address', client.address],
      ] as const
    ).map(([label, value]) => (
      <Field key={label} label={label}>
        {(controls) => <Input {...controls} value={value ?? ''} disabled readOnly />}
      </Field>
    ))}
  </div>
);

/** Told once of the client whom the address names, if they are on file. */
function useClientByAddress(choose: (client: Client) => void): void {
  const [params] = useSearchParams();
  const { data } = useRecord(clients, params.get('client'));
  const chosen = useRef(false);
  const onFound = useEffectEvent(choose);
  useEffect(() => {
    if (!data || chosen.current) return;
    chosen.current = true;
    onFound(data);
  }, [data]);
}
