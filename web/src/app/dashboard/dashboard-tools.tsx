import { LayoutPanelLeft, type LucideIcon, MessagesSquare, PanelRight, SlidersHorizontal } from 'lucide-react';
import { Button } from '../../components/buttons/button.tsx';
import type { usePanels } from './use-panels.ts';

interface Props {
  panels: ReturnType<typeof usePanels>;
  onOpenThreads: () => void;
}

/** In the header: the other conversations; on wider screens what stands beside this one. */
export const DashboardTools = ({ panels, onOpenThreads }: Props) => (
  <>
    <Button variant="bar" size="sm" onClick={onOpenThreads}>
      <MessagesSquare aria-hidden className="size-5" />
      <span className="max-xl:sr-only">Conversations</span>
    </Button>
    <Toggle icon={LayoutPanelLeft} label="Jobs" pressed={panels.jobs} onPress={panels.toggleJobs} />
    <Toggle icon={PanelRight} label="Overview" pressed={panels.overview} onPress={panels.toggleOverview} />
    <Toggle icon={SlidersHorizontal} label="Filters" pressed={panels.filters} onPress={panels.toggleFilters} />
  </>
);

interface ToggleProps {
  icon: LucideIcon;
  label: string;
  pressed: boolean;
  onPress: () => void;
}

const Toggle = ({ icon: Icon, label, pressed, onPress }: ToggleProps) => (
  <Button
    variant="bar"
    size="sm"
    onClick={onPress}
    aria-pressed={pressed}
    className="aria-pressed:bg-bar-raised max-lg:hidden"
  >
    <Icon aria-hidden className="size-5" />
    <span className="max-xl:sr-only">{label}</span>
  </Button>
);
