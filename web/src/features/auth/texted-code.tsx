import type { Factor } from '@smoko/contract';
import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { errorText } from '../../lib/api.ts';
import { useChallenge } from './api.ts';
import { CodeForm } from './code-form.tsx';

/** A phone is texted a code when its owner asks for one: each text costs money, and a wrong tap should not. */
export function TextedCode({ factor }: { factor: Factor }) {
  const challenge = useChallenge();
  const [sent, setSent] = useState<string | null>(null);
  const text = () => challenge.mutate(factor, { onSuccess: ({ id }) => setSent(id) });
  const again = (
    <Button variant={sent ? 'quiet' : 'primary'} busy={challenge.isPending} onClick={text}>
      {sent ? 'Text Another Code' : 'Text Me a Code'}
    </Button>
  );
  return (
    <div className="grid gap-4">
      {sent && (
        <CodeForm key={sent} factor={factor} challenge={sent} hint={`The six digits we texted to ${factor.phone}.`} />
      )}
      {!sent && <p className="text-soft">We text six digits to {factor.phone}.</p>}
      {challenge.isError && (
        <p role="alert" className="font-semibold text-bad">
          {errorText(challenge.error)}
        </p>
      )}
      {again}
    </div>
  );
}
