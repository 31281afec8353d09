import { suppliers, supplierView } from '@smoko/contract';
import { viewForm } from '../../lib/records/view-form.ts';

export const supplierForm = viewForm(supplierView, suppliers);
