import { type Settings, updateSettings } from '@smoko/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../components/buttons/button.tsx';
import { AbnField } from '../../components/forms/abn-field.tsx';
import { Field } from '../../components/forms/field.tsx';
import { CheckField, EmailField, PhoneField, SelectField, TextField } from '../../components/forms/form-fields.tsx';
import { FormQuestion } from '../../components/forms/form-question.tsx';
import { Input } from '../../components/forms/input.tsx';
import { LeaveGuard } from '../../components/forms/leave-guard.tsx';
import { NzbnField } from '../../components/forms/nzbn-field.tsx';
import { api } from '../../lib/api.ts';
import { TAX_OFFICE } from '../../lib/country.ts';
import { notify } from '../../lib/notify.ts';
import { refreshTable } from '../../lib/records/refresh.ts';
import { type SavedForm, useSavedForm } from '../../lib/records/use-saved-form.ts';
import { checkSession } from '../../lib/session.ts';
import { ColourPart } from './colour-part.tsx';
import { type SettingsFields, type SettingsValues, settingsForm, valuesOf } from './form.ts';
import { LogoPart } from './logo-part.tsx';
import { PaidPart } from './paid-part.tsx';
import { Part } from './part.tsx';
import {
  BASES,
  CHANNEL_NAMES,
  COUNTRY_NAMES,
  GST_RATES,
  NOTICE_NAMES,
  ROUNDINGS,
  SPOKEN,
  URGENT_NAMES,
  ZONES,
} from './words.ts';

/** `onFile`: the settings as they are by now. What is edited is the version that was read first, until it is saved. */
export function SettingsForm({ onFile }: { onFile: Settings }) {
  const { form, dialog, read, discard } = useSettingsForm(onFile);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!dialog.busy) dialog.onSubmit();
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Settings" className="grid gap-6">
      <LeaveGuard unsaved={dialog.dirty} />
      <Part title="Profile">
        <TextField form={form} name="full_name" label="Full Name" autoComplete="name" />
        <Field label="Email" hint="You sign in with it.">
          {(controls) => <Input {...controls} value={onFile.email} disabled readOnly />}
        </Field>
      </Part>
      <BusinessPart form={form} zone={read.time_zone} />
      <LogoPart settings={onFile} />
      <ColourPart form={form} />
      <GstPart form={form} />
      <PaidPart form={form} warnings={read.warnings} />
      <MessagesPart form={form} />
      <Buttons dialog={dialog} discard={discard} />
    </form>
  );
}

/** What is told of saving: one notice. */
const NOTICES = 'settings';

function useSettingsForm(onFile: Settings) {
  const client = useQueryClient();
  const [read, setRead] = useState(onFile);
  const { form, dialog } = useSavedForm({
    schema: settingsForm,
    record: read,
    valuesOf,
    notices: NOTICES,
    send: (fields, version) => api.call(updateSettings, { ...fields, version }),
    onSaved: (saved) => {
      setRead(saved);
      notify.success('Settings Saved!', 'Your business details are up to date.', undefined, NOTICES);
      void refreshTable(client, 'settings');
      // its name and its country stand on every screen
      void checkSession(client);
    },
  });
  const take = (settings: Settings) => {
    setRead(settings);
    form.reset(valuesOf(settings));
  };
  // changed elsewhere while nothing is typed here: shown at once. What is no field of the form, as the logo, disturbs nobody
  if (!dialog.busy && onFile.version > read.version) {
    if (!dialog.dirty) take(onFile);
    else if (isSame(valuesOf(onFile), valuesOf(read))) setRead(onFile);
  }
  return { form, dialog, read, discard: () => take(onFile) };
}

const isSame = (one: SettingsValues, other: SettingsValues): boolean => JSON.stringify(one) === JSON.stringify(other);

function BusinessPart({ form, zone }: { form: SettingsFields; zone: string }) {
  const [abn, country] = useWatch({ control: form.control, name: ['abn', 'country'] });
  return (
    <Part title="Business">
      <TextField form={form} name="business_name" label="Business Name" autoComplete="organization" />
      {country === 'AU' ? <AbnField form={form} name="abn" value={abn} /> : <NzbnField form={form} name="nzbn" />}
      <TextField
        form={form}
        name="business_location"
        label="Business Location"
        hint="Your street address or town. A new one sets country and time zone too, unless you choose them."
        autoComplete="street-address"
      />
      <SelectField form={form} name="country" label="Country">
        <Options of={COUNTRY_NAMES} />
      </SelectField>
      <SelectField form={form} name="time_zone" label="Time Zone" hint="Every date and time is shown in it.">
        <Options of={{ ...(ZONES[zone] ? {} : { [zone]: zone }), ...ZONES }} />
      </SelectField>
      <PhoneField
        form={form}
        name="business_phone"
        label="Phone on Papers"
        hint="Empty: the number your clients text to, where you have one."
        autoComplete="tel"
      />
      <EmailField
        form={form}
        name="business_email"
        label="Email on Papers"
        hint="Empty: the address your clients' mail comes in at, else the one you sign in with."
        autoComplete="email"
      />
      <TextField
        form={form}
        name="licence_number"
        label="Licence Number"
        note="optional"
        hint="Your trade or contractor licence. It stands on quotes and invoices."
        autoComplete="off"
      />
    </Part>
  );
}

function GstPart({ form }: { form: SettingsFields }) {
  const [country, registered] = useWatch({ control: form.control, name: ['country', 'gst_registered'] });
  return (
    <Part title="GST">
      <CheckField
        form={form}
        name="gst_registered"
        label="Registered for GST"
        hint={`Quotes then carry ${GST_RATES[country]} GST. Leave it off if you are not registered.`}
      />
      {registered && (
        <>
          <SelectField form={form} name="gst_rounding" label="GST Rounding" hint="Pick one and keep it.">
            <Options of={ROUNDINGS} />
          </SelectField>
          <SelectField
            form={form}
            name="gst_basis"
            label="GST Basis"
            hint={`As you told ${TAX_OFFICE[country]}. Reports count by it.`}
          >
            <Options of={BASES} />
          </SelectField>
          <SelectField
            form={form}
            name="prices_spoken_gst"
            label="Prices You Say"
            hint="What you mean when you tell an assistant a price, or type a budget, and say nothing about GST."
          >
            <Options of={SPOKEN} />
          </SelectField>
        </>
      )}
      {registered && country === 'NZ' && (
        <TextField
          form={form}
          name="gst_number"
          label="GST Number"
          note="your IRD number"
          hint="A tax invoice over $200 needs it."
          placeholder="49-091-850"
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </Part>
  );
}

const MessagesPart = ({ form }: { form: SettingsFields }) => (
  <Part title="Notifications and Messages">
    <SelectField
      form={form}
      name="notices"
      label="Tell me about"
      hint="A notice on whatever screen you are on. What needs your OK is counted in the menu either way."
    >
      <Options of={NOTICE_NAMES} />
    </SelectField>
    <SelectField
      form={form}
      name="preferred_channel"
      label="Write to clients and suppliers by"
      hint="When you do not say which. Nothing goes out without your OK."
    >
      <Options of={CHANNEL_NAMES} />
    </SelectField>
    <SelectField
      form={form}
      name="urgent_texts"
      label="Text my own mobile about"
      hint="At once and at any hour, when a client or somebody new writes of it. Your mobile is set up in Message Settings."
    >
      <Options of={URGENT_NAMES} />
    </SelectField>
    <TextField
      form={form}
      name="review_link"
      label="Review Link"
      note="optional"
      hint="Where your clients leave a review, such as your Google page. The review request under Automations sends it."
      placeholder="https://g.page/r/abc/review"
      inputMode="url"
      autoComplete="off"
    />
  </Part>
);

interface ButtonsProps {
  dialog: SavedForm<SettingsValues>['dialog'];
  discard: () => void;
}

const Buttons = ({ dialog: { busy, dirty, clash, onSaveAnyway }, discard }: ButtonsProps) => (
  <div className="flex flex-wrap justify-end gap-3">
    {clash ? (
      <FormQuestion text="Somebody changed this while you were editing.">
        <Button onClick={discard}>See theirs</Button>
        <Button variant="danger" busy={busy} onClick={onSaveAnyway}>
          Save mine
        </Button>
      </FormQuestion>
    ) : (
      <>
        {dirty && <Button onClick={discard}>Discard Changes</Button>}
        <Button type="submit" variant="primary" busy={busy} onMouseDown={(event) => event.preventDefault()}>
          Save Settings
        </Button>
      </>
    )}
  </div>
);

const Options = ({ of }: { of: Readonly<Record<string, string>> }) =>
  Object.entries(of).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
