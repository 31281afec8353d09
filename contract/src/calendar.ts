import { z } from 'zod';
import { assigneeSchema, taskStatusSchema } from './entities/admin-task.ts';
import { projectStatusSchema } from './entities/project.ts';
import { defineOperation } from './operation.ts';
import { dateSchema, idSchema } from './values.ts';

export const CALENDAR_VIEWS = ['day', 'week', 'month'] as const;
/** Of each kind; a month with more says so. */
export const CALENDAR_MOST = 500;
/** Jobs without a date beside it: the latest. */
export const UNSCHEDULED_MOST = 50;

const entry = {
  id: idSchema,
  version: z.int(),
  title: z.string(),
  /** Calendar day and time of day in the business's zone; null where none is set. */
  date: z.string().nullable(),
  time: z.string().nullable(),
  job_number: z.string().nullable(),
};
export const calendarEntrySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('job'),
    ...entry,
    status: projectStatusSchema,
    client: z.string().nullable(),
    confirmed: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('task'),
    ...entry,
    status: taskStatusSchema,
    assigned_to: assigneeSchema,
    job_name: z.string().nullable(),
  }),
]);
export type CalendarEntry = z.input<typeof calendarEntrySchema>;

/** Jobs and tasks with a date, but for cancelled jobs. Weeks begin on Monday; a month is its whole weeks. */
export const getCalendar = defineOperation({
  id: 'calendar.get',
  method: 'GET',
  path: '/api/calendar',
  risk: 'read',
  tag: 'calendar',
  summary: 'Show what is on in a day, a week or a month',
  input: z.strictObject({
    view: z.enum(CALENDAR_VIEWS, 'View is day, week or month.').default('week'),
    /** Any day of it; today when left out. */
    day: dateSchema.optional(),
  }),
  output: z.object({
    /** In the business's zone. */
    today: z.string(),
    day: z.string(),
    from: z.string(),
    to: z.string(),
    /** In order of day and time; those without a time come first. */
    entries: z.array(calendarEntrySchema),
    more: z.boolean(),
    /** Jobs still to be done that have no date, the latest first. */
    unscheduled: z.array(calendarEntrySchema),
  }),
});
export type Calendar = z.input<(typeof getCalendar)['output']>;
