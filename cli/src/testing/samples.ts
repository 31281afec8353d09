import type { ChatMessage, Project, Thread, User } from '@smoko/contract';

/** A valid id, different for each number. */
export const id = (n: number) => n.toString(16).padStart(24, '0');
const AT = '2026-03-02T01:00:00.000Z';

export const user: User = {
  id: id(1),
  email: 'mick@tate.example',
  email_verified: true,
  full_name: 'Mick Tate',
  business_name: 'Tate Electrical',
  abn: null,
  nzbn: null,
  business_location: 'Penrith NSW',
  country: 'AU',
  time_zone: 'Australia/Sydney',
  plan: 'starter',
  trial_ends_at: AT,
  notices: 'all',
  delete_at: null,
  has_password: true,
  created_at: AT,
};

export const signedIn = {
  user,
  aal: 'aal1',
  next_aal: 'aal1',
  access_token: 'access-1',
  refresh_token: 'refresh-1',
  expires_at: new Date(Date.now() + 900_000).toISOString(),
};

export const job = (over: Partial<Project> = {}): Project => ({
  id: id(10),
  user_id: user.id,
  created_at: AT,
  updated_at: AT,
  version: 1,
  job_name: 'Switchboard upgrade',
  job_number: '1001',
  budget_includes_gst: true,
  price: null,
  confirmed: null,
  job_description: null,
  job_date: '2026-03-12',
  job_time: null,
  job_budget: 3500,
  site_address: null,
  repeat_months: null,
  client_id: null,
  client: null,
  status: 'in_progress',
  ...over,
});

export const thread = (over: Partial<Thread> = {}): Thread => ({
  id: id(50),
  user_id: user.id,
  title: 'Switchboard',
  assistant: 'jerry',
  job_id: null,
  seq: 0,
  running: false,
  created_at: AT,
  updated_at: AT,
  ...over,
});

export const message = (over: Partial<ChatMessage> = {}): ChatMessage => ({
  id: id(100),
  thread_id: id(50),
  position: 1,
  seq: 1,
  role: 'assistant',
  assistant: 'jerry',
  content: '',
  status: 'done',
  client_message_id: null,
  run_id: id(70),
  job_id: null,
  activities: [],
  attachments: [],
  receipts: [],
  approvals: [],
  drafts: [],
  error: null,
  created_at: AT,
  ...over,
});
