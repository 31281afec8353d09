import { AppError } from '@smoko/contract';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/** Shows the server's errors at the form's fields, and goes to the first. True when every error belongs to one of them. */
export function showOnFields<T extends FieldValues>(
  form: { setError: UseFormSetError<T> },
  names: readonly string[],
  error: unknown,
): boolean {
  const errors = error instanceof AppError ? (error.errors ?? []) : [];
  const known = errors.filter(({ path }) => names.includes(path));
  const first = firstOnPage(known.map(({ path }) => path));
  for (const { path, message } of known)
    form.setError(path as FieldPath<T>, { message }, { shouldFocus: path === first });
  return errors.length > 0 && known.length === errors.length;
}

/** Which of these fields stands first: whoever saves a long form sees neither it nor what is said there. */
function firstOnPage(names: readonly string[]): string | undefined {
  const fields = names.flatMap((name) => document.querySelector(`[name="${CSS.escape(name)}"]`) ?? []);
  fields.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  return fields[0]?.getAttribute('name') ?? names[0];
}
