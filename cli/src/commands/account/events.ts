import { listSecurityEvents, SECURITY_EVENTS, type SecurityEvent } from '@smoko/contract';
import { formatMoment } from '../../term/format.ts';
import { listCommand } from '../list-of.ts';

export const { configure } = listCommand<SecurityEvent>({
  operation: listSecurityEvents,
  plural: 'events',
  columns: [
    { title: 'When', value: ({ created_at }) => formatMoment(created_at) },
    { title: 'What', value: ({ kind }) => SECURITY_EVENTS[kind], shrinkTo: 16 },
    { title: 'Where', value: ({ device }) => device, shrinkTo: 12, dropOrder: 1 },
    { title: 'Address', value: ({ address }) => address ?? '-', dropOrder: 2 },
  ],
});
