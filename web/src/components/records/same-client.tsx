import { type Client, clients } from '@smoko/contract';
import { Link } from 'react-router-dom';
import { clientPath } from '../../lib/record-path.ts';
import { useList } from '../../lib/records/use-list.ts';
import { useDebounced } from '../../lib/use-debounced.ts';

type Text = string | null | undefined;
interface Typed {
  name: string;
  phone: string;
  email: string;
}

/** As many digits of a phone number say whose it is, however it is written. */
const COMMON_DIGITS = 8;
const digitsOf = (phone: string) => phone.replace(/\D/g, '').slice(-COMMON_DIGITS);
const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Below the fields of a new client: who on file has the same phone, email or name. They may be two all the same. */
export function SameClient(typed: Readonly<Record<keyof Typed, Text>>) {
  const name = useDebounced(typed.name ?? '');
  const phone = useDebounced(typed.phone ?? '');
  const email = useDebounced(typed.email ?? '');
  const whole = digitsOf(phone).length === COMMON_DIGITS;
  const byPhone = useFound(phone.trim(), whole);
  const byEmail = useFound(plain(email), email.includes('@'));
  const byName = useFound(plain(name), plain(name).length > 1);
  const same =
    byPhone.find((one) => one.phone && digitsOf(one.phone) === digitsOf(phone)) ??
    byEmail.find((one) => one.email && plain(one.email) === plain(email)) ??
    byName.find((one) => plain(one.name) === plain(name));
  return (
    <p role="status" className="rounded-md bg-wait-wash px-4 py-3 text-sm empty:hidden">
      {same && (
        <>
          <Link to={clientPath(same.id)} className="font-bold text-link underline underline-offset-2">
            {same.name}
          </Link>{' '}
          is on file already, with the same {sharedBy(same, { name, phone, email })}. You can still add another.
        </>
      )}
    </p>
  );
}

function useFound(q: string, enabled: boolean): readonly Client[] {
  const { data } = useList(clients, { q }, enabled);
  return (enabled && data) || [];
}

function sharedBy(same: Client, { name, phone, email }: Typed): string {
  const shared: string[] = [];
  if (same.phone && digitsOf(phone).length === COMMON_DIGITS && digitsOf(same.phone) === digitsOf(phone))
    shared.push('phone number');
  if (same.email && plain(same.email) === plain(email)) shared.push('email');
  if (plain(same.name) === plain(name)) shared.push('name');
  return new Intl.ListFormat('en-AU').format(shared);
}
