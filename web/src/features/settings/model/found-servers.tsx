import { listModelServers } from '@smoko/contract';
import { useMutation } from '@tanstack/react-query';
import { Radar } from 'lucide-react';
import { Button } from '../../../components/buttons/button.tsx';
import { api } from '../../../lib/api.ts';
import { notify } from '../../../lib/notify.ts';
import type { ChoiceForm } from './use-choice.ts';

interface Props {
  allowed: boolean;
  /** The address that is chosen now. */
  chosen: string;
  form: Pick<ChoiceForm, 'takeServer'>;
}

const NOT_ALLOWED =
  'This Smoko is shared, so servers on its own machine cannot be chosen. Whoever runs it can allow that.';

/** Model servers of the machine that Smoko runs on, looked for when they are asked for. */
export function FoundServers({ allowed, chosen, form }: Props) {
  const look = useMutation({
    mutationFn: () => api.call(listModelServers, {}),
    onError: (error) => notify.failure(error),
    onSuccess: ({ data: [first, ...others] }) => {
      if (first && others.length === 0 && chosen === '') form.takeServer(first);
    },
  });
  if (!allowed) return <p className="text-sm text-wait">{NOT_ALLOWED}</p>;
  const found = look.data?.data;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div>
        <Button busy={look.isPending} onClick={() => look.mutate()}>
          <Radar aria-hidden className="size-5" />
          Look for Servers
        </Button>
      </div>
      <div role="status" className="grid grid-cols-1 gap-2 empty:hidden">
        {found?.length === 0 && (
          <p className="text-soft text-sm">
            None was found. Start Ollama or LM Studio, then look again, or type the address.
          </p>
        )}
        {found?.map((server) => (
          <Button
            key={server.base_url}
            className="justify-start text-left"
            aria-pressed={chosen === server.base_url}
            variant={chosen === server.base_url ? 'primary' : 'plain'}
            onClick={() => form.takeServer(server)}
          >
            <span className="min-w-0 truncate">
              {server.name}, {server.models.length === 1 ? '1 model' : `${server.models.length} models`}
            </span>
          </Button>
        ))}
      </div>
    </div>
  );
}
