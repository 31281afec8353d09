// Draws people, jobs and goods for one case, none twice, and keeps the records that must be there before it.
import type { SetupRecord } from './case.ts';
import { Random } from './random.ts';
import { phoneSlot, type Slot } from './values.ts';
import {
  BUSINESSES,
  CHORES,
  COSTS,
  FIRST_NAMES,
  GOODS,
  LAST_NAMES,
  MOBILES,
  ORDERED,
  STREETS,
  SUBURBS,
  SUPPLIERS,
  WORKS,
  type Work,
} from './words.ts';

export interface Person {
  name: string;
  first: string;
  last: string;
  phone: string;
  email: string;
  address: string;
  street: string;
  suburb: string;
  ref: string;
  /** Slots under these names; `first` and `name` keep their capitals in plain cases. */
  slots: { client: Slot; first: Slot; phone: Slot; email: Slot; address: Slot };
}

export interface Job {
  name: string;
  number: string;
  budget: number;
  date: string;
  work: Work;
  client: Person;
  ref: string;
}

export interface Supplier {
  name: string;
  word: string;
  specialty: string;
  phone: string;
  email: string;
  ref: string;
}

export class Draw {
  readonly random: Random;
  readonly setup: SetupRecord[] = [];
  private readonly taken = new Set<string>();
  private jobNumber: number;
  private keys = 0;

  constructor(seed: string) {
    this.random = new Random(seed);
    this.jobNumber = this.random.int(2000, 6000);
  }

  /** One of the list that was not drawn before in this case. */
  one<T>(list: readonly T[], name: (item: T) => string = String): T {
    const left = list.filter((item) => !this.taken.has(name(item)));
    const item = this.random.pick(left);
    this.taken.add(name(item));
    return item;
  }

  work = (): Work => this.one(WORKS, (work) => work.title);
  goods = () => this.one(GOODS, (goods) => goods.name);
  chore = () => this.one(CHORES, ([todo]) => todo);
  cost = (): string => this.one(COSTS);
  mobile = (): string => this.one(MOBILES);
  /** Whole dollars that look like a price: 285, 1,340, 12,600. */
  price = (low = 220, high = 9900): number => Math.round(this.random.int(low, high) / 10) * 10;
  landline = (): string => `02 5550 8${this.random.int(100, 999)}`;

  /** Somebody who is not on file. */
  stranger(lastName?: string): Person {
    const first = this.one(FIRST_NAMES);
    const last = lastName ?? this.one(LAST_NAMES);
    return this.person(`${first} ${last}`, first, last);
  }

  /** Somebody on file. */
  client(lastName?: string): Person {
    return this.file(this.stranger(lastName));
  }

  /** A business that is not on file. */
  business(): Person {
    const name = this.one(BUSINESSES);
    return this.person(name, name, name);
  }

  file(person: Person): Person {
    const { name, phone, email, address } = person;
    this.setup.push({ entity: 'clients', fields: { name, phone, email, address } });
    return person;
  }

  private person(name: string, first: string, last: string): Person {
    const [suburb, short] = this.one(SUBURBS, ([full]) => full);
    const street = `${this.random.int(2, 199)} ${this.one(STREETS)}`;
    const phone = this.mobile();
    const email = `${(first === last ? 'office' : first).toLowerCase()}@${last.toLowerCase().replace(/[^a-z]/g, '')}.example.org`;
    const address = `${street}, ${suburb}`;
    return {
      name,
      first,
      last,
      phone,
      email,
      address,
      street,
      suburb: short,
      ref: `clients:${name}`,
      slots: {
        client: { plain: name },
        first: { plain: first },
        phone: phoneSlot(phone),
        email: { plain: email, spoken: false },
        address: { plain: address, spoken: false },
      },
    };
  }

  /** A job on file, of a client who is put on file with it. */
  job(options: Partial<Pick<Job, 'budget' | 'date' | 'client'>> & { status?: string } = {}): Job {
    const client = options.client ?? this.client();
    const work = this.work();
    this.jobNumber += this.random.int(1, 9);
    const number = String(this.jobNumber);
    const budget = options.budget ?? this.price(600);
    const date = options.date ?? `2026-12-${String(this.random.int(7, 23)).padStart(2, '0')}`;
    this.setup.push({
      entity: 'projects',
      fields: {
        job_name: work.title,
        job_number: number,
        job_budget: budget,
        status: options.status ?? 'pending',
        client_id: { ref: client.ref },
        job_date: date,
      },
    });
    return { name: work.title, number, budget, date, work, client, ref: `projects:${work.title}` };
  }

  /** A supplier who is not on file. */
  newSupplier(): Supplier {
    const [name, word, specialty] = this.one(SUPPLIERS, ([full]) => full);
    const email = `sales@${word.toLowerCase().replace(/[^a-z]/g, '')}.example.net`;
    return { name, word, specialty, phone: this.landline(), email, ref: `suppliers:${name}` };
  }

  supplier(): Supplier {
    const made = this.newSupplier();
    const { name, phone, email, specialty } = made;
    this.setup.push({ entity: 'suppliers', fields: { name, phone, email, specialty } });
    return made;
  }

  /** A line on order for a job; `word` is how people call it. */
  item(
    job: Job,
    fields: {
      status?: string;
      quantity?: number;
      unit_price?: number;
      delivery_date?: string;
      supplier?: Supplier;
    } = {},
  ) {
    const [name, word] = this.one(ORDERED, ([full]) => full);
    const { status = 'ordered', quantity = this.random.int(2, 40), unit_price = this.random.int(8, 90) } = fields;
    this.setup.push({
      entity: 'procurement_items',
      fields: {
        item_name: name,
        quantity,
        unit_price,
        total_price: quantity * unit_price,
        status,
        project_id: { ref: job.ref },
        ...(fields.supplier ? { supplier_id: { ref: fields.supplier.ref } } : {}),
        ...(fields.delivery_date ? { delivery_date: fields.delivery_date } : {}),
      },
    });
    return { name, word, quantity, unitPrice: unit_price, ref: `procurement_items:${name}` };
  }

  money(job: Job, type: 'invoice' | 'payment' | 'expense', amount: number, status: string, due?: string): string {
    const key = `m${++this.keys}`;
    const fields = { type, amount, status, project_id: { ref: job.ref }, ...(due ? { due_date: due } : {}) };
    this.setup.push({ entity: 'finance_records', key, fields });
    return `finance_records:#${key}`;
  }

  quote(client: Person, details: string): string {
    const key = `q${++this.keys}`;
    const number = `Q-17634${String(this.random.int(0, 99999)).padStart(5, '0')}${this.keys}`;
    const content = { details, aiGenerated: '', template: null };
    this.setup.push({
      entity: 'quotes',
      key,
      fields: { client_id: { ref: client.ref }, quote_number: number, content, status: 'draft' },
    });
    return `quotes:#${key}`;
  }

  task(name: string, due: string, status = 'pending'): string {
    this.setup.push({
      entity: 'admin_tasks',
      fields: { task_name: name, status, assigned_to: 'Michelle', due_date: due },
    });
    return `admin_tasks:${name}`;
  }
}
