import { ClipboardCheck, MessageCircle, Mic, Moon, ShieldCheck, UserPlus } from 'lucide-react';
import { ToggleRow } from '../../components/forms/toggle-row.tsx';
import { Logo } from '../../components/indicators/logo.tsx';
import { useDarkMode } from '../../lib/theme.ts';
import { Team } from './team.tsx';

const steps = [
  { icon: UserPlus, title: 'Create your account', text: 'Your name, your business, done.' },
  { icon: MessageCircle, title: 'Chat with the AI', text: 'Tell Jerry about a job like you would a mate.' },
  { icon: ClipboardCheck, title: 'Get organised', text: 'Jobs, quotes and invoices, sorted before smoko.' },
];

export function Brand() {
  return (
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
}

export function Intro() {
  return (
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
}

function Preferences() {
  const [dark, setDark] = useDarkMode();
  return (
    <div className="mt-8 max-w-md border-bar-raised border-t-2 pt-4">
      <ToggleRow icon={<Moon aria-hidden className="size-5" />} label="Dark Mode" checked={dark} onChange={setDark} />
      <ToggleRow icon={<Mic aria-hidden className="size-5" />} label="Voice Commands" note="Coming soon" disabled />
      <ToggleRow
        icon={<ShieldCheck aria-hidden className="size-5" />}
        label="Multi-Factor Auth"
        note="Enable in Settings after sign-up"
        disabled
      />
    </div>
  );
}
