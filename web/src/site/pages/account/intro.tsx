import { ASSISTANTS, type AssistantId } from '@smoko/contract';
import { ClipboardCheck, MessageCircle, Mic, Moon, ShieldCheck, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Logo } from '../../../components/indicators/logo.tsx';
import { Portrait } from '../../../components/indicators/portrait.tsx';
import { SCRIPTED } from '../../ui/account-fields.tsx';
import { shorten } from './shorten.ts';

const GREETINGS: Record<AssistantId, string> = {
  jerry:
    "G'day, I'm Jerry. I run your jobs and hand the rest to the team. Nothing goes out to anybody before you say yes.",
  michelle:
    "I'm Michelle. I look after the calendar, the paperwork and your clients, so that you can stay on the tools.",
  renea: "I'm Renea. I write the invoices, watch what is owed and tell you how each job stands against its budget.",
  sarah: "I'm Sarah. I find materials, order them and chase the suppliers until it is all on site.",
};
/** Of what an assistant says here. */
const MOST = 150;

const steps = [
  { icon: UserPlus, title: 'Create your account', text: 'Your name, your business, done.' },
  { icon: MessageCircle, title: 'Chat with the AI', text: 'Tell Jerry about a job like you would a mate.' },
  { icon: ClipboardCheck, title: 'Get organised', text: 'Jobs, quotes and invoices, sorted before smoko.' },
];

export const Brand = () => (
  <div className="bg-bar px-5 pt-6 pb-6 text-bar-ink sm:px-10 lg:pt-12 lg:pb-4 xl:px-16">
    <div className="flex items-center gap-3">
      <Logo className="size-12 lg:size-14" steam />
      <span className="headline text-2xl">Smoko</span>
    </div>
    <p className="headline mt-5 max-w-md text-balance text-xl lg:mt-12 lg:text-3xl">
      Smarter job management for tradies, <span className="text-amber">powered by AI.</span>
    </p>
  </div>
);

export const Intro = () => (
  <div className="on-bar bg-bar px-5 pt-8 lg:col-start-1 lg:row-start-2 pb-8 text-bar-ink sm:px-10 lg:pt-2 lg:pb-12 xl:px-16">
    <Team />
    <ol className="grid gap-5">
      {steps.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex items-start gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-md bg-bar-raised text-amber">
            <Icon aria-hidden className="size-5" />
          </span>
          <span>
            <span className="block font-bold">{title}</span>
            <span className="block text-bar-soft text-sm">{text}</span>
          </span>
        </li>
      ))}
    </ol>
    <Preferences />
  </div>
);

/** The four assistants: tapped, each says who they are (account/team.ts). */
const Team = () => (
  <>
    <div className={`flex gap-2 pb-8 ${SCRIPTED}`}>
      {ASSISTANTS.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          data-script="meet"
          aria-label={`Meet ${name}`}
          className="rounded-md transition-transform hover:-translate-y-0.5"
        >
          <Portrait assistant={id} className="size-14" />
          <template>
            <div className="fixed inset-x-3 top-3 z-30 flex animate-rise items-start gap-3 rounded-md border-2 border-edge bg-surface p-3 text-ink shadow-float data-leaving:animate-leave sm:left-auto sm:w-96">
              <Portrait assistant={id} className="size-10 rounded-sm" />
              <p className="min-w-0 text-sm">
                <strong className="block">{name}</strong>
                {shorten(GREETINGS[id], MOST)}
              </p>
            </div>
          </template>
        </button>
      ))}
    </div>
    <div role="status" aria-label="From your team" id="from-your-team" />
  </>
);

interface SwitchProps {
  id: string;
  label: string;
  note?: string;
  icon: ReactNode;
  /** Left out: not to be had yet. */
  script?: string;
  className?: string;
}

const Switch = ({ id, label, note, icon, script, className = '' }: SwitchProps) => (
  <div className={`flex min-h-14 items-center gap-3 ${className}`}>
    <span className="text-bar-soft">{icon}</span>
    <label htmlFor={id} className="grid flex-1 font-semibold text-sm">
      {label}
      {note && (
        <span id={`${id}-note`} className="font-normal text-bar-soft text-xs">
          {note}
        </span>
      )}
    </label>
    <button
      type="button"
      role="switch"
      id={id}
      aria-checked="false"
      disabled={!script}
      data-script={script}
      aria-describedby={note ? `${id}-note` : undefined}
      className={`relative h-8 w-14 shrink-0 rounded-full border-2 border-bar-soft bg-bar-raised transition-colors before:absolute before:-inset-2 disabled:opacity-45 ${script ? 'theme-switch' : ''}`}
    >
      <span className="block size-5 translate-x-1 rounded-full bg-bar-ink" />
    </button>
  </div>
);

const Preferences = () => (
  <div className="mt-8 max-w-md border-bar-raised border-t-2 pt-4">
    <Switch
      id="dark-mode"
      icon={<Moon aria-hidden className="size-5" />}
      label="Dark Mode"
      script="dark-mode"
      className={SCRIPTED}
    />
    <Switch id="voice" icon={<Mic aria-hidden className="size-5" />} label="Voice Commands" note="Coming soon" />
    <Switch
      id="second-factor"
      icon={<ShieldCheck aria-hidden className="size-5" />}
      label="Multi-Factor Auth"
      note="Enable in Settings after sign-up"
    />
  </div>
);
