import { Page } from '../../components/layout/page.tsx';
import { PerformanceCards } from './performance-cards.tsx';
import { PerformanceMessages } from './performance-messages.tsx';

/** /agent-performance: how the assistants do, and everything they wrote. */
export const PerformancePage = () => (
  <Page title="Agent Performance Dashboard" lead="Measured on your own conversations and tasks.">
    <PerformanceCards />
    <PerformanceMessages />
  </Page>
);
