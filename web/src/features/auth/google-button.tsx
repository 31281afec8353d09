import type { User } from '@smoko/contract';
import { Button } from '../../components/buttons/button.tsx';
import { keepPlan } from '../../lib/plans.ts';

/** Google's own mark and colours, as its guidelines ask. */
const GoogleMark = () => (
  <svg viewBox="0 0 48 48" aria-hidden="true" className="size-5">
    <path
      fill="#4285f4"
      d="M45.100 24.500c0-1.600-.100-3.100-.400-4.500H24v8.500h11.800a10.100 10.100 0 0 1-4.400 6.600v5.500h7.100c4.200-3.800 6.600-9.500 6.600-16.100z"
    />
    <path
      fill="#34a853"
      d="M24 46c5.900 0 10.900-2 14.500-5.400l-7.100-5.500a13.200 13.200 0 0 1-19.700-6.900H4.400v5.700A22 22 0 0 0 24 46z"
    />
    <path fill="#fbbc05" d="M11.700 28.200a13.200 13.200 0 0 1 0-8.400v-5.700H4.400a22 22 0 0 0 0 19.800z" />
    <path
      fill="#ea4335"
      d="M24 10.800c3.200 0 6.100 1.100 8.400 3.300l6.300-6.300A22 22 0 0 0 4.400 14.100l7.300 5.700c1.700-5.200 6.600-9 12.300-9z"
    />
  </svg>
);

interface Props {
  /** Where to go afterwards: a path of this site. */
  next: string;
  plan: User['plan'] | undefined;
  disabled: boolean;
}

/** Off to Google and back: the server takes it from here, and says on this page when it did not work. */
export function GoogleButton({ next, plan, disabled }: Props) {
  const go = () => {
    keepPlan(plan);
    location.assign(`/api/auth/google?${new URLSearchParams({ next })}`);
  };
  return (
    <div className="mt-6 grid gap-5">
      <p className="flex items-center gap-3 text-faint text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <Button disabled={disabled} onClick={go}>
        <GoogleMark />
        Continue with Google
      </Button>
    </div>
  );
}
