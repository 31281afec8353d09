import { type ImportTable, LIMITS } from '@smoko/contract';

/** A field is read from the first of these that has something; several headings in one are put together. */
type Ways = readonly (string | readonly string[])[];

const parts = (start: string, names: string) => names.split(' ').map((name) => start + name);
const ADDRESS: Ways = [
  'address',
  'fulladdress',
  'postaladdress',
  // Xero's contacts, Google's, Outlook's
  parts('sa', 'addressline1 addressline2 addressline3 addressline4 city region postalcode'),
  parts('po', 'addressline1 addressline2 addressline3 addressline4 city region postalcode'),
  'address1formatted',
  parts('business', 'street city state postalcode'),
  parts('home', 'street city state postalcode'),
  parts('', 'addressline1 addressline2 city suburb region state postalcode postcode'),
  parts('', 'street suburb city state postcode'),
];
const EMAIL: Ways = ['email', 'emailaddress', 'email1value', 'mail', 'emails'];
const PHONE: Ways = [
  'phone',
  'mobile',
  'mobilenumber',
  'mobilephone',
  'phonenumber',
  'phone1value',
  'telephone',
  'tel',
  'contactnumber',
  'businessphone',
  'homephone',
  'ddinumber',
];
const NOTES: Ways = ['jobnotes', 'notes', 'note', 'comments'];
const named = (...first: string[]): Ways => [
  ...first,
  'name',
  'contactname',
  'fullname',
  'displayname',
  'company',
  'companyname',
  'businessname',
  ['firstname', 'lastname'],
  ['givenname', 'familyname'],
];

const WAYS: Record<ImportTable, Record<string, Ways>> = {
  clients: {
    name: named('client', 'clientname', 'customer', 'customername'),
    email: EMAIL,
    phone: PHONE,
    address: ADDRESS,
    budget: ['budget'],
    due_date: ['duedate', 'due'],
    job_notes: NOTES,
  },
  suppliers: {
    name: named('supplier', 'suppliername', 'vendor', 'vendorname'),
    email: EMAIL,
    phone: PHONE,
    address: ADDRESS,
    specialty: ['specialty', 'speciality', 'category', 'trade', 'type'],
  },
  projects: {
    job_name: ['jobname', 'job', 'project', 'projectname', 'title', 'name'],
    job_number: ['jobnumber', 'jobno', 'projectnumber', 'number', 'jobid', 'no'],
    job_description: ['jobdescription', 'description', 'details', 'scope', 'notes'],
    job_date: ['jobdate', 'date', 'startdate', 'start', 'scheduled'],
    job_time: ['jobtime', 'time', 'starttime'],
    job_budget: ['jobbudget', 'budget', 'price', 'value', 'amount', 'total'],
    budget_includes_gst: ['budgetincludesgst', 'gstinbudget', 'budgetgst', 'includesgst', 'gstincluded', 'incgst'],
    site_address: ['siteaddress', 'site', 'jobaddress', 'location', 'address'],
    status: ['status', 'stage'],
    client: ['clientname', 'client', 'customer', 'customername', 'contactname', 'contact'],
    client_email: ['clientemail', 'customeremail', 'email', 'emailaddress'],
  },
};

const plain = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

export interface Headings {
  columns: { header: string; field: string | null }[];
  /** The cells of a row by field; '' where there is nothing. */
  read(cells: readonly string[]): Record<string, string>;
}

/** Which column is what, by its heading, however it is written. */
export function understand(table: ImportTable, headers: readonly string[]): Headings {
  const keys = headers.map(plain);
  const fields = Object.entries(WAYS[table]);
  const fieldOf = (key: string) =>
    fields.find(([, ways]) => ways.some((way) => way === key || (Array.isArray(way) && way.includes(key))))?.[0];
  return {
    columns: headers.map((header, i) => ({
      header: header.slice(0, LIMITS.name),
      field: (keys[i] && fieldOf(keys[i])) || null,
    })),
    read(cells) {
      const cell = (key: string) => cells[keys.indexOf(key)]?.trim() ?? '';
      const said = (way: Ways[number], gap: string) =>
        (typeof way === 'string' ? [way] : way).map(cell).filter(Boolean).join(gap);
      return Object.fromEntries(
        fields.map(([name, ways]) => {
          const gap = name.includes('address') ? ', ' : ' ';
          return [name, ways.map((way) => said(way, gap)).find(Boolean) ?? ''];
        }),
      );
    },
  };
}
