import type { ModelSettings } from '@smoko/contract';
import { List } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Field } from '../../../components/forms/field.tsx';
import { Input } from '../../../components/forms/input.tsx';
import { FoundServers } from './found-servers.tsx';
import type { ChoiceForm } from './use-choice.ts';

/** Where a model is, what it is called, and the key for it. */
export function ModelFields({ settings, form }: { settings: ModelSettings; form: ChoiceForm }) {
  const { choice, names } = form;
  return (
    <div className="grid grid-cols-1 gap-5">
      {choice.kind === 'local' && (
        <FoundServers allowed={settings.private_allowed} chosen={choice.base_url} form={form} />
      )}
      {choice.kind !== 'openai' && <AddressField form={form} />}
      <KeyField settings={settings} form={form} />
      <ModelField form={form} />
      {names.length > 0 && <Names names={names} form={form} />}
    </div>
  );
}

const AddressField = ({ form: { choice, errors, change } }: { form: ChoiceForm }) => (
  <Field
    label="Address"
    error={errors.base_url}
    hint={
      choice.kind === 'local'
        ? 'Like http://127.0.0.1:11434/v1.'
        : 'Like https://models.example.com/v1. Your own network may be http.'
    }
  >
    {(controls) => (
      <Input
        {...controls}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={choice.base_url}
        onChange={(event) => change({ base_url: event.target.value })}
      />
    )}
  </Field>
);

function KeyField({ settings, form: { choice, errors, change } }: { settings: ModelSettings; form: ChoiceForm }) {
  const { key_ends, kind, base_url } = settings;
  const kept = key_ends !== null && choice.kind === kind && choice.base_url === (base_url ?? '');
  return (
    <Field
      label="Key"
      note={choice.kind === 'openai' ? undefined : 'optional'}
      error={errors.key}
      hint={
        kept
          ? `One is kept${key_ends ? `, ending in ${key_ends}` : ''}. Type another to change it.`
          : 'Kept sealed, shown to nobody again, and sent to this address only.'
      }
    >
      {(controls) => (
        <Input
          {...controls}
          type="password"
          autoComplete="off"
          spellCheck={false}
          value={choice.key}
          onChange={(event) => change({ key: event.target.value })}
        />
      )}
    </Field>
  );
}

/** The model's name: typed, or one of those that the server lists. */
function ModelField({ form: { choice, errors, names, change, list } }: { form: ChoiceForm }) {
  const listId = useId();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <Field label="Model" error={errors.model}>
          {(controls) => (
            <Input
              {...controls}
              list={listId}
              autoComplete="off"
              spellCheck={false}
              value={choice.model}
              onChange={(event) => change({ model: event.target.value })}
            />
          )}
        </Field>
        <datalist id={listId}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <Button busy={list.isPending} onClick={() => list.mutate()}>
        <List aria-hidden className="size-5" />
        List Models
      </Button>
    </div>
  );
}

/** A phone shows a datalist poorly: the first of them to be tapped. */
const MOST = 12;
function Names({ names, form: { choice, change } }: { names: readonly string[]; form: ChoiceForm }) {
  return (
    <ul aria-label="Models of this server" className="flex flex-wrap gap-2">
      {names.slice(0, MOST).map((name) => (
        <li key={name} className="min-w-0 max-w-full">
          <Button
            size="sm"
            className="max-w-full"
            aria-pressed={choice.model === name}
            variant={choice.model === name ? 'primary' : 'plain'}
            onClick={() => change({ model: name })}
          >
            <span className="truncate">{name}</span>
          </Button>
        </li>
      ))}
      {names.length > MOST && <li className="self-center text-faint text-sm">and {names.length - MOST} more</li>}
    </ul>
  );
}
