import { z } from 'zod';
import { idSchema } from '../values.ts';

/** Joined records: a deleted one keeps its name and says so (shown "(deleted)"). */
const deleted = z.boolean();

export const clientRefSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  sms_opt_out: z.boolean(),
  deleted,
});
export const projectRefSchema = z.object({ id: idSchema, job_name: z.string(), job_number: z.string(), deleted });
export const supplierRefSchema = z.object({ id: idSchema, name: z.string(), deleted });
/** A file that is kept; it is at `/api/attachments/{id}/file`. */
export const attachmentRefSchema = z.object({
  id: idSchema,
  name: z.string(),
  file_type: z.string(),
  file_size: z.int(),
  deleted,
});
