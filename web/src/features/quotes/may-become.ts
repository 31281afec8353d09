import { QUOTE_NEXT, type Quote, statusChoices } from '@smoko/contract';

/** What a quote may become, what it is among them; nobody can agree to nothing, and what its client accepted stays. */
export const mayBecome = ({ status, lines, content, response }: Quote): Quote['status'][] =>
  statusChoices(QUOTE_NEXT, status).filter(
    (one) =>
      one === status ||
      (response?.decision !== 'accepted' &&
        (one !== 'accepted' || lines.length > 0 || `${content.details}${content.aiGenerated}`.trim() !== '')),
  );
