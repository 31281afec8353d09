import { AppError } from '@smoko/contract';

/** The specification's words for "nobody is signed in". */
export const notAuthenticated = () => new AppError('not_authenticated', 'Not authenticated');
