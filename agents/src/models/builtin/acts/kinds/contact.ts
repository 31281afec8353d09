import { type Act, act } from '../act.ts';
import { clientTarget, type Piece, type Scene } from '../scene.ts';

/** Words of a request that makes somebody or something new, or sends: no change of how to reach somebody on file. */
const OTHER =
  /\b(?:new (?:job|client|customer|one|lead|enquiry|supplier)|add|create|quote|invoice|bill|order|send|job for|wants?|needs?|book|remind|ring (?!me)|text (?:him|her|them)|deliver)\b/i;
const NEWS =
  /\b(?:number|phone|mobile|mob|cell|e-?mail|address|moved|moving|lives?|its|it's|is|changed?|new|wrong|actually|sorry|no|wait|nah|update|correct|should be|not)\b/i;

/** "no wait his emails btran@example.com", "she's moved, 18 Ocean Parade": how to reach somebody on file. */
export function contact(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const { phone, email, address, named } = values;
  if ((!phone && !email && !address) || OTHER.test(text) || !NEWS.test(text)) return null;
  const supplier = named.supplier?.value.record;
  const target = supplier && !named.client ? { reference: supplier.id, record: supplier } : clientTarget(piece, scene);
  if (!target?.record) return null;
  const fields = { phone: phone?.value, email: email?.value, address: address?.value };
  const explains = [phone, email, address, named.client, named.supplier].flatMap((found) => found?.spans ?? []);
  return target.record.kind === 'supplier'
    ? act('update_supplier', { supplier: target.reference, ...fields }, target.record, explains)
    : act('update_client', { client: target.reference, ...fields }, target.record, explains);
}
