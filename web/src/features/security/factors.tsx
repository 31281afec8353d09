import { addFactor, type Factor, newRecoveryCodes, removeFactor } from '@smoko/contract';
import { KeyRound, Smartphone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { IconButton } from '../../components/buttons/icon-button.tsx';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { Section } from '../../components/layout/section.tsx';
import { formatInstantDay } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { useTimeZone } from '../../lib/session.ts';
import { type NewFactor, orSayWhy, useConfirmedOperation, useFactors } from './api.ts';
import { EnrolApp } from './enrol-app.tsx';
import { EnrolPhone } from './enrol-phone.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Second factors: an app that shows a new code every half minute, and a phone where texts can be sent. */
export function Factors() {
  const factors = useFactors();
  const add = useConfirmedOperation(addFactor);
  const codes = useConfirmedOperation(newRecoveryCodes);
  const [enrolling, setEnrolling] = useState<NewFactor | null>(null);
  const [phoning, setPhoning] = useState(false);
  const [shown, setShown] = useState<string[] | null>(null);
  const verified = factors.data?.data.filter(({ status }) => status === 'verified') ?? [];

  const begin = () =>
    add.mutate(
      { factor_type: 'totp', friendly_name: nextName(verified) },
      { ...orSayWhy, onSuccess: (factor) => factor && setEnrolling(factor) },
    );
  const renew = () => codes.mutate({}, { ...orSayWhy, onSuccess: (made) => made && setShown(made.recovery_codes) });

  return (
    <Section
      title="Multi-Factor Auth"
      lead="A code from your phone as well as your password. Whoever finds out the one still lacks the other."
      actions={
        <>
          <Button busy={add.isPending} onClick={begin}>
            Add Authenticator App
          </Button>
          {factors.data?.phone_available && <Button onClick={() => setPhoning(true)}>Add Phone</Button>}
        </>
      }
    >
      {factors.isPending ? (
        <Skeleton className="h-12 w-full" />
      ) : !factors.data ? (
        <LoadError onRetry={() => void factors.refetch()} busy={factors.isFetching} />
      ) : verified.length === 0 ? (
        <p className="font-semibold">Off. Your password alone lets people in.</p>
      ) : (
        <>
          <ul className="divide-y divide-line">
            {verified.map((factor) => (
              <Row key={factor.id} factor={factor} />
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="flex flex-1 basis-60 items-center gap-3">
              <KeyRound aria-hidden className="size-5 shrink-0" />
              {factors.data.recovery_codes_left} recovery codes left
            </p>
            <Button size="sm" busy={codes.isPending} onClick={renew}>
              New Recovery Codes
            </Button>
          </div>
        </>
      )}
      {enrolling && (
        <EnrolApp
          factor={enrolling}
          onClose={(made) => {
            setEnrolling(null);
            setShown(made ?? null);
          }}
        />
      )}
      {phoning && (
        <EnrolPhone
          onClose={(made) => {
            setPhoning(false);
            setShown(made ?? null);
          }}
        />
      )}
      {shown && <RecoveryCodes codes={shown} onClose={() => setShown(null)} />}
    </Section>
  );
}

function Row({ factor }: { factor: Factor }) {
  const zone = useTimeZone();
  const remove = useConfirmedOperation(removeFactor);
  const { id, friendly_name, phone, created_at } = factor;
  const day = formatInstantDay(created_at, zone);
  const takeOff = () =>
    remove.mutate(
      { id },
      {
        ...orSayWhy,
        onSuccess: (done) =>
          done !== undefined && notify.success('Removed', `${friendly_name} is no longer asked for.`),
      },
    );
  return (
    <li className="flex items-center gap-3 py-2">
      <Smartphone aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block break-words font-bold">{friendly_name}</span>
        <span className="block text-soft text-sm">{phone ? `${phone}, since ${day}` : `Since ${day}`}</span>
      </span>
      <IconButton variant="quiet" label={`Remove ${friendly_name}`} disabled={remove.isPending} onClick={takeOff}>
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
    </li>
  );
}

/** "Authenticator app", then "Authenticator app 2". */
function nextName(factors: readonly Factor[]): string {
  const taken = new Set(factors.map(({ friendly_name }) => friendly_name));
  const base = 'Authenticator app';
  let name = base;
  for (let number = 2; taken.has(name); number++) name = `${base} ${number}`;
  return name;
}
