import { answerDevice, lookAtDevice } from '@smoko/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '../../components/buttons/button.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { Section } from '../../components/layout/section.tsx';
import { useIdentityCheck } from '../../components/overlays/identity-check.tsx';
import { api, errorText } from '../../lib/api.ts';
import { formatInstant } from '../../lib/format.ts';
import { useTimeZone } from '../../lib/session.ts';

interface Props {
  code: string;
  onSaid: (approved: boolean) => void;
  onOther: () => void;
}

/** Which computer asks, and the two answers. */
export function AskedFor({ code, onSaid, onOther }: Props) {
  const zone = useTimeZone();
  const confirmed = useIdentityCheck();
  // a code is looked at once: wrong ones are counted
  const asked = useQuery({
    queryKey: ['device', code],
    queryFn: () => api.call(lookAtDevice, { user_code: code }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const answer = useMutation({
    mutationFn: (approve: boolean) => confirmed(() => api.call(answerDevice, { user_code: code, approve })),
    onSuccess: (done, approve) => {
      if (done !== undefined) onSaid(approve);
    },
  });
  if (asked.isPending) return <Skeleton className="h-64 w-full" />;
  if (!asked.data) {
    return (
      <Section title="That did not work">
        <p role="alert" className="font-semibold">
          {errorText(asked.error)}
        </p>
        <Button className="justify-self-start" onClick={onOther}>
          Type Another Code
        </Button>
      </Section>
    );
  }
  const { user_code, host, address, place, asked_at } = asked.data;
  return (
    <Section
      title={host ? `Sign in smoko on ${host}?` : 'Sign in smoko?'}
      lead={`Asked ${formatInstant(asked_at, zone)} from the network address ${address}${place ? ` (${place})` : ''}.`}
    >
      <p className="headline whitespace-nowrap text-[min(2.75rem,8vw)] tracking-wider">{user_code}</p>
      <p>
        Say yes only if your own terminal shows this code. It can then do everything that you can do here. If somebody
        sent you this link, say no.
      </p>
      {answer.error && (
        <p role="alert" className="font-semibold">
          {errorText(answer.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={answer.isPending} onClick={() => answer.mutate(true)}>
          Yes, Sign It In
        </Button>
        <Button disabled={answer.isPending} onClick={() => answer.mutate(false)}>
          No
        </Button>
      </div>
    </Section>
  );
}
