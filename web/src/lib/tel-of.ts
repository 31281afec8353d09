/** A number as a link dials or texts it: `0491 570 156` as `0491570156`. */
export const telOf = (phone: string): string => phone.replace(/[^\d+]/g, '');
