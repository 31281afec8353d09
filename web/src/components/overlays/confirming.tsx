import { AppError } from '@smoko/contract';
import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';

const ConfirmIdentity = lazy(async () => ({ default: (await import('./confirm-identity.tsx')).ConfirmIdentity }));

/** Runs an act. Undefined when the person was asked who they are and did not say. */
type Confirmed = <T>(act: () => Promise<T>) => Promise<T | undefined>;

const Context = createContext<Confirmed>((act) => act());

/** For acts that the server wants a fresh password or code for: it is asked for, and the act done again. */
export const useConfirmed = (): Confirmed => useContext(Context);

/** Asks for whatever is inside. */
export function Confirming({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<{ done: (confirmed: boolean) => void } | null>(null);
  const confirmed: Confirmed = async (act) => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'confirm_identity')) throw error;
    }
    const sure = await new Promise<boolean>((done) => setWaiting({ done }));
    setWaiting(null);
    return sure ? act() : undefined;
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
