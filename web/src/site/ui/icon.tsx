import {
  ArrowDownUp,
  Bell,
  CalendarDays,
  Camera,
  ChartNoAxesColumn,
  CircleCheck,
  CircleDollarSign,
  ClipboardList,
  Clock,
  CreditCard,
  FileText,
  HardHat,
  Landmark,
  type LucideIcon,
  MessageCircle,
  PackageOpen,
  Phone,
  Send,
  Smartphone,
  Terminal,
  Undo2,
  Users,
  WifiOff,
} from 'lucide-react';
import { cn } from '../../lib/cn.ts';

/** By the names that content files use. */
const ICONS: Record<string, LucideIcon> = {
  bell: Bell,
  calendar: CalendarDays,
  camera: Camera,
  card: CreditCard,
  chart: ChartNoAxesColumn,
  check: CircleCheck,
  clipboard: ClipboardList,
  clock: Clock,
  file: FileText,
  hardhat: HardHat,
  invoice: CircleDollarSign,
  landmark: Landmark,
  message: MessageCircle,
  offline: WifiOff,
  package: PackageOpen,
  phone: Phone,
  quote: FileText,
  send: Send,
  smartphone: Smartphone,
  swap: ArrowDownUp,
  terminal: Terminal,
  undo: Undo2,
  users: Users,
};

/** Decoration: the words stand beside it. */
export function Icon({ name, className }: { name: string; className?: string }) {
  const Drawing = ICONS[name];
  if (!Drawing) throw new Error(`There is no icon "${name}".`);
  return (
    <span
      aria-hidden
      className={cn('grid size-12 shrink-0 place-content-center rounded-md bg-amber text-on-amber', className)}
    >
      <Drawing className="size-6" />
    </span>
  );
}
