import { templates } from '@smoko/contract';
import { Page } from '../../components/layout/page.tsx';
import { ListFilters } from '../../components/lists/list-filters.tsx';
import { RecordList } from '../../components/lists/record-list.tsx';
import { FileRow } from '../../components/records/file-row.tsx';
import { listInput, oneOf } from '../../lib/records/list-input.ts';
import { useList } from '../../lib/records/use-list.ts';
import { useRemove } from '../../lib/records/use-remove.ts';
import { useTimeZone } from '../../lib/session.ts';
import { useListFilters } from '../../lib/use-list-filters.ts';
import { UploadCard } from './upload-card.tsx';

const ORDERS = { '-created_at': 'Newest first', name: 'Name', '-file_size': 'Biggest first', file_type: 'Type' };

export function UploadTemplates() {
  const filters = useListFilters('q', ['sort']);
  const { values } = filters;
  const sort = oneOf(ORDERS, values.sort);
  const list = useList(templates, listInput({ q: values.q, sort }));
  const remove = useRemove(templates, 'Template Deleted', 'Delete Failed');
  const timeZone = useTimeZone();

  return (
    <Page title="Upload Templates" lead="Your own quote forms and letterheads. Quick Quote fills them in.">
      <div className="max-w-3xl">
        <UploadCard />
        <RecordList
          query={list}
          filtered={values.q !== ''}
          filters={<ListFilters search="Search templates" filters={filters} orders={ORDERS} first="-created_at" />}
          noMatch={{ title: 'No templates match that', hint: 'Try another name.' }}
          none={{
            title: 'No templates uploaded yet.',
            hint: 'Choose a Word or text file with places like {client_name}, {job_name} and {total}.',
          }}
        >
          <ul aria-label="Templates" className="grid gap-3">
            {list.data?.map((template) => (
              <FileRow
                key={template.id}
                file={template}
                href={`/api/templates/${template.id}/file`}
                timeZone={timeZone}
                onDelete={() => remove.mutate(template)}
              />
            ))}
          </ul>
        </RecordList>
      </div>
    </Page>
  );
}
