import {
  AppError,
  listModelNames,
  type ModelKind,
  type ModelServer,
  type ModelSettings,
  testModel,
  updateModel,
  type WireInput,
} from '@smoko/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIdentityCheck } from '../../../components/overlays/identity-check.tsx';
import { api, errorText } from '../../../lib/api.ts';
import { notify } from '../../../lib/notify.ts';
import { refreshTable } from '../../../lib/records/refresh.ts';

export interface Choice {
  kind: ModelKind;
  base_url: string;
  model: string;
  /** As it is typed; empty: the one that is kept. */
  key: string;
}
export type ChoiceErrors = Partial<Record<'base_url' | 'model' | 'key', string>>;

const choiceOf = ({ kind, base_url, model }: ModelSettings): Choice => ({
  kind,
  base_url: base_url ?? '',
  model: model ?? '',
  key: '',
});
const FIELDS = ['base_url', 'model', 'key'] as const;

/** What of a choice is sent: what was left empty is not. */
function inputOf({ kind, base_url, model, key }: Choice): WireInput<typeof testModel> {
  const typed = (text: string) => text.trim() || undefined;
  if (kind === 'default' || kind === 'builtin') return { kind };
  return {
    kind,
    ...(kind === 'openai' ? {} : { base_url: typed(base_url) }),
    model: typed(model),
    key: typed(key),
  };
}

/** A choice as it is made: what is typed, tried and saved. Until something is typed it follows what is on file. */
export function useChoice(settings: ModelSettings) {
  const client = useQueryClient();
  const confirmed = useIdentityCheck();
  const [typed, setTyped] = useState<Choice | null>(null);
  const [errors, setErrors] = useState<ChoiceErrors>({});
  const [names, setNames] = useState<readonly string[]>([]);
  const choice = typed ?? choiceOf(settings);

  const change = (fields: Partial<Choice>) => {
    setTyped({ ...choice, ...fields });
    setErrors({});
  };
  const pick = (kind: ModelKind) => {
    setNames([]);
    change(kind === settings.kind ? choiceOf(settings) : { kind, base_url: '', model: '', key: '' });
  };
  const takeServer = ({ base_url, models }: ModelServer) => {
    setNames(models);
    change({ base_url, model: models[0] ?? '' });
  };
  /** At the field it is about, else as a notice. */
  const show = (error: unknown) => {
    const found = error instanceof AppError ? (error.errors ?? []) : [];
    const own = found.filter(({ path }) => FIELDS.some((field) => field === path));
    setErrors(Object.fromEntries(own.map(({ path, message }) => [path, message])));
    if (own.length === 0) notify.error('That Did Not Work', errorText(error));
  };
  const reread = () => refreshTable(client, 'model');

  const list = useMutation({
    mutationFn: () => {
      const { model: _, ...input } = inputOf(choice);
      return api.call(listModelNames, input);
    },
    onSuccess: ({ data }) => {
      setNames(data);
      if (data.length && !data.includes(choice.model)) change({ model: data[0] ?? '' });
    },
    onError: show,
  });
  const test = useMutation({
    mutationFn: () => api.call(testModel, inputOf(choice)),
    onError: show,
    onSettled: reread,
  });
  const save = useMutation({
    mutationFn: () => confirmed(() => api.call(updateModel, inputOf(choice))),
    onSuccess: async (saved) => {
      if (!saved) return;
      await reread();
      setTyped(null);
      notify.success(
        'Model Chosen!',
        saved.answers.host === null ? 'The built-in model answers.' : `${saved.answers.name} answers from now on.`,
      );
    },
    onError: show,
  });
  return {
    choice,
    dirty: typed !== null,
    errors,
    names,
    change,
    pick,
    takeServer,
    list,
    test,
    save,
    discard: () => setTyped(null),
  };
}
export type ChoiceForm = ReturnType<typeof useChoice>;
