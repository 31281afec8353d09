import { AuthPage } from '../features/auth/auth-page.tsx';
import { JobsPanel } from '../features/jobs/jobs-panel.tsx';

export const AuthScreen = () => (
  <AuthPage
    jobs={
      <JobsPanel
        title="Jobs Overview"
        className="flex flex-col bg-page px-1 py-3 sm:px-6 lg:col-span-2 xl:col-span-1 xl:col-start-3 xl:row-span-2 xl:row-start-1 xl:w-96 xl:border-line xl:border-l xl:px-1 xl:py-12"
      />
    }
  />
);
