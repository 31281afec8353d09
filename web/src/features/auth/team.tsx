import { ASSISTANTS, type AssistantId } from '@smoko/contract';
import { useState } from 'react';
import { Portrait } from '../../components/indicators/portrait.tsx';
import { AgentNotice } from './agent-notice.tsx';

const GREETINGS: Record<AssistantId, string> = {
  jerry:
    "G'day, I'm Jerry. I run your jobs and hand the rest to the team. Nothing goes out to anybody before you say yes.",
  michelle:
    "I'm Michelle. I look after the calendar, the paperwork and your clients, so that you can stay on the tools.",
  renea: "I'm Renea. I write the invoices, watch what is owed and tell you how each job stands against its budget.",
  sarah: "I'm Sarah. I find materials, order them and chase the suppliers until it is all on site.",
};

/** The four assistants: tapped, each says who they are. */
export function Team() {
  const [speaking, setSpeaking] = useState<{ who: AssistantId; turn: number } | null>(null);
  return (
    <>
      <div className="flex gap-2 pb-8">
        {ASSISTANTS.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-label={`Meet ${name}`}
            onClick={() => setSpeaking((before) => ({ who: id, turn: (before?.turn ?? 0) + 1 }))}
            className="rounded-md transition-transform hover:-translate-y-0.5"
          >
            <Portrait assistant={id} className="size-14" />
          </button>
        ))}
      </div>
      <div role="status" aria-label="From your team">
        {speaking && (
          <AgentNotice
            key={speaking.turn}
            who={speaking.who}
            words={GREETINGS[speaking.who]}
            onGone={() => setSpeaking(null)}
          />
        )}
      </div>
    </>
  );
}
