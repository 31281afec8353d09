import type { User } from '@smoko/contract';
import { useSession } from './session.ts';

type Country = User['country'];

/** Where the business is, whose words and examples are shown. */
export const useCountry = (): Country => useSession().data?.country ?? 'AU';

/** Who tax is owed to, within a sentence. */
export const TAX_OFFICE: Readonly<Record<Country, string>> = { AU: 'the tax office', NZ: 'Inland Revenue' };

/** What the page of the GST that is owed is called. */
export const GST_PAGE: Readonly<Record<Country, string>> = { AU: 'GST / BAS', NZ: 'GST Return' };
