import type { ModelSettings } from '@smoko/contract';
import { CircleAlert } from 'lucide-react';
import { Section } from '../../../components/layout/section.tsx';
import { formatInstant } from '../../../lib/format.ts';
import { useTimeZone } from '../../../lib/session.ts';

/** Who answers now, and why not the one that was chosen. */
export function ModelNow({ settings: { answers, trouble } }: { settings: ModelSettings }) {
  const zone = useTimeZone();
  return (
    <Section
      title="Answers Now"
      lead={
        answers.host === null
          ? 'The built-in model.'
          : `${answers.name} at ${answers.host}. If it fails, the built-in model takes that turn.`
      }
    >
      {answers.why && <Note text={answers.why} />}
      {trouble && (
        <Note
          text={`${trouble.message} That was ${formatInstant(trouble.at, zone)}; the built-in model took that turn.`}
        />
      )}
    </Section>
  );
}

const Note = ({ text }: { text: string }) => (
  <p className="flex items-start gap-2 break-words rounded-md bg-wait-wash p-3.5 text-sm text-wait">
    <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    <span className="min-w-0">{text}</span>
  </p>
);
