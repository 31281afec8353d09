import { getProcurementTotals, type ProcurementItem, procurementItems } from '@smoko/contract';
import { AddButton } from '../../components/buttons/add-button.tsx';
import { EditedForm } from '../../components/forms/edited-form.tsx';
import { Page } from '../../components/layout/page.tsx';
import { ImportExportButtons } from '../../components/lists/import-export-buttons.tsx';
import { FigureLine } from '../../components/records/figure-line.tsx';
import { formatMoney } from '../../lib/format.ts';
import { withoutPrice } from '../../lib/order-price.ts';
import { useEdited, useNewByAddress } from '../../lib/records/use-edited.ts';
import { useFigures } from '../../lib/records/use-figures.ts';
import { ItemDialog } from './item-dialog.tsx';
import { ItemList } from './item-list.tsx';

const PATH = '/procurement-data';

export function ProcurementData() {
  const totals = useFigures('procurement_items', getProcurementTotals);
  const edited = useEdited<ProcurementItem>(procurementItems);
  useNewByAddress(edited.add);
  const all = totals.data;
  return (
    <Page
      title="Procurement Data & Details"
      actions={
        <>
          <ImportExportButtons path="procurement-items" />
          <AddButton onClick={edited.add}>Add Item</AddButton>
        </>
      }
    >
      <FigureLine
        label="Counts of items"
        query={totals}
        figures={[
          { label: 'Total Items', value: all?.total, to: PATH },
          { label: 'Pending', value: all?.pending, to: `${PATH}?status=pending` },
          { label: 'Ordered', value: all?.ordered, to: `${PATH}?status=ordered` },
          { label: 'Delivered', value: all?.delivered, to: `${PATH}?status=delivered` },
          {
            label: 'Total Value',
            value: all && formatMoney(all.total_value),
            to: `${PATH}?sort=-total_price`,
            beside: withoutPrice(all?.without_price),
          },
        ]}
      />
      <ItemList totals={all} onAdd={edited.add} onEdit={edited.edit} />
      <EditedForm of={edited}>{(item, acts) => <ItemDialog item={item} {...acts} />}</EditedForm>
    </Page>
  );
}
