import { adminTasks, adminTaskView } from '@smoko/contract';
import { viewForm } from '../../lib/records/view-form.ts';

export const taskForm = viewForm(adminTaskView, adminTasks);
