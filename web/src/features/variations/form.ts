import { type Project, type Variation, variations } from '@smoko/contract';
import { z } from 'zod';
import { EMPTY_LINE, lineValues, pricedForm } from '../../lib/priced-values.ts';

const { description } = variations.create;

/** `project_id` is the job's: it goes along with a new variation, and never changes. */
export const variationForm = z.object({
  project_id: z.string(),
  description,
  lines: pricedForm.shape.lines.min(1, 'A variation has at least one line.'),
  prices_include_gst: pricedForm.shape.prices_include_gst,
});

export const valuesOf = (variation: Variation | null, job: Project): z.input<typeof variationForm> => ({
  project_id: job.id,
  description: variation?.description ?? '',
  lines: variation ? lineValues(variation.lines) : [EMPTY_LINE],
  prices_include_gst: variation?.prices_include_gst ?? false,
});
