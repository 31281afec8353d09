import { TRADE_TYPES } from '@smoko/contract';
import { ChoiceField, TextField } from './form-field.tsx';

interface Props {
  /** Of their form: two forms on a page may have fields of one name. */
  form: string;
}

/** Who writes, and how they are reached. */
export const PersonFields = ({ form }: Props) => (
  <>
    <TextField form={form} name="first_name" label="First Name" required autoComplete="given-name" half />
    <TextField form={form} name="last_name" label="Last Name" required autoComplete="family-name" half />
    <TextField form={form} name="email" type="email" label="Email Address" required autoComplete="email" half />
    <TextField form={form} name="phone" type="tel" label="Phone Number" autoComplete="tel" half />
  </>
);

export const TradeField = ({ form }: Props) => (
  <ChoiceField form={form} name="trade_type" label="Trade Type" choices={TRADE_TYPES} empty="Select your trade" half />
);
