/** Business constants and limits of the specification, in one place for server, web and CLI. */
export const LIMITS = {
  pageDefault: 20,
  pageMax: 100,
  name: 200,
  shortText: 120,
  longText: 5_000,
  message: 8_000,
  quoteText: 50_000,
  quoteLines: 200,
  /** What a choice is called. */
  choiceName: 40,
  billingStages: 20,
  /** Dollars. Integer cents of this still fit a double exactly with room to sum. */
  money: 100_000_000,
  quantity: 1_000_000,
  passwordMin: 8,
  passwordMax: 200,
  uploadBytes: 25 * 1024 * 1024,
  /** Of a copy of everything that is brought back: the zip, and the records in it. */
  copyBytes: 1024 * 1024 * 1024,
  copyRecords: 50_000,
  /** Of a business's logo: its file, and the pixels of a side. */
  logoBytes: 2 * 1024 * 1024,
  logoPixels: 1_600,
  logoLeastPixels: 32,
  /** Files of one message. */
  attachments: 10,
  jsonBytes: 1024 * 1024,
  searchText: 100,
  /** Characters of a CSV file, and its rows. */
  importText: 900_000,
  importRows: 2_000,
  importColumns: 200,
} as const;

/** Jobs a month in the Starter plan; shown, never enforced. */
export const STARTER_JOBS = 10;
export const TRIAL_DAYS = { marketing: 14, signIn: 15 } as const;
export const APPROVAL_TTL_HOURS = 72;
export const DRAFT_TTL_HOURS = 72;
export const DELETED_KEPT_DAYS = 30;

export const UPLOAD_TYPES = ['pdf', 'docx', 'doc', 'xlsx', 'xls', 'csv', 'txt', 'png', 'jpg', 'jpeg'] as const;

/** Cents for one part of an SMS within Australia and to New Zealand, about what Twilio asks (US$0.0515 in 2026): shown before it goes, never charged. */
export const SMS_PART_PRICE = 8;

/** Why a message of somebody new is still in the outbox. */
export const WAITS_FOR_EMAIL = 'Waits until you have confirmed your email address.';
export const NOT_SENT_NOTE = 'Kept in the development outbox - nobody outside has received it';

/** Dollars a month. */
export const PLAN_PRICES = { starter: 0, pro: 49, business: 99 } as const;
export const ANNUAL_DISCOUNT_PERCENT = 20;
export const KEPT_AFTER_CANCELLING_DAYS = 30;

/** Figures about customers that the site shows, as examples until they are the operator's own. */
export const MARKETING = {
  hoursSavedADay: 2,
  moreJobsPercent: 15,
  timesFasterPaid: 2,
  rating: 4.8,
  raters: 212,
  users: 5_000,
  satisfactionPercent: 98,
} as const;

/** Of an answer to a bearer token: the IANA name of the business's zone, in which a client tells instants to people. */
export const ZONE_HEADER = 'Smoko-Time-Zone';
