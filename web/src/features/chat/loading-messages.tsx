import { Skeleton } from '../../components/indicators/skeleton.tsx';

export const LoadingMessages = () => (
  <div role="status" aria-label="Loading the conversation" className="mx-auto grid max-w-3xl gap-6 px-4 py-6">
    <Skeleton className="h-12 w-2/3 justify-self-end" />
    <div className="grid gap-3">
      <Skeleton className="h-10 w-40" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-4/5" />
    </div>
  </div>
);
