import { clients, clientView } from '@smoko/contract';
import { viewForm } from '../../lib/records/view-form.ts';

export const clientForm = viewForm(clientView, clients);
