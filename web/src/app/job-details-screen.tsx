import { JobUpdates } from '../features/agents/job-updates.tsx';
import { JobDetailsPage } from '../features/jobs/job-details-page.tsx';

/** A job with what the assistants wrote about it. */
export const JobDetailsScreen = () => <JobDetailsPage updates={(jobId) => <JobUpdates jobId={jobId} />} />;
