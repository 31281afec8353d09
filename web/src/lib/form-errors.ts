import { AppError } from '@smoko/contract';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/** Shows the server's errors at the form's fields. True when every error belongs to one of them. */
export function showOnFields<T extends FieldValues>(
  form: { setError: UseFormSetError<T> },
  names: readonly string[],
  error: unknown,
): boolean {
  const errors = error instanceof AppError ? (error.errors ?? []) : [];
  const known = errors.filter(({ path }) => names.includes(path));
  for (const { path, message } of known) form.setError(path as FieldPath<T>, { message });
  return errors.length > 0 && known.length === errors.length;
}
