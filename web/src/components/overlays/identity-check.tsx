import { AppError } from '@smoko/contract';
import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';

const ConfirmIdentity = lazy(async () => ({ default: (await import('./confirm-identity.tsx')).ConfirmIdentity }));

/** Runs an action. Undefined where the user was asked to confirm their identity and cancelled. */
type RunConfirmed = <T>(act: () => Promise<T>) => Promise<T | undefined>;

const Context = createContext<RunConfirmed>((act) => act());

/** For actions that the server may answer with `confirm_identity`: asks for the password or a code, then tries again. */
export const useIdentityCheck = (): RunConfirmed => useContext(Context);

/** Provides `useIdentityCheck` to its children, and shows its dialog. */
export function IdentityCheck({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<{ done: (confirmed: boolean) => void } | null>(null);
  const confirmed: RunConfirmed = async (act) => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'confirm_identity')) throw error;
    }
    const isConfirmed = await new Promise<boolean>((done) => setWaiting({ done }));
    setWaiting(null);
    return isConfirmed ? act() : undefined;
  };
  return (
    <Context value={confirmed}>
      {children}
      {waiting && (
        <Suspense fallback={null}>
          <ConfirmIdentity onDone={waiting.done} />
        </Suspense>
      )}
    </Context>
  );
}
