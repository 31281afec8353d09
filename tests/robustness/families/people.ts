import { ENTITIES } from '../case.ts';
import { created, exactly, type Family, rx, updated } from '../family.ts';
import { phoneSlot } from '../values.ts';

const ON_FILE =
  'already|exist|duplicate|same (name|number|person|client)|on (file|the books)|have (an? |him|her|them|that)';

export const PEOPLE: readonly Family[] = [
  {
    id: 'client-full',
    category: 'create_client',
    difficulty: 'easy',
    tags: [],
    make(d) {
      const who = d.stranger();
      d.client();
      const fields = { name: exactly(who.name), phone: { phone: who.phone }, email: who.email };
      return { slots: who.slots, expect: { created: [created('clients', fields)] } };
    },
    plain: 'Add {client} as a client, {phone}, {email}',
    ways: [
      'New client: {client}, {phone}, {email}',
      'Please create a client called {client}, phone {phone}, email {email}',
      'Put {client} on file as a client, mobile {phone}, {email}',
      'Save a new client for me: {client}, ph {phone}, email is {email}',
      'I have a new client, {client}. Number is {phone} and email {email}',
      'Can {client} go in my client list? {phone}, {email}',
    ],
    orders: ['New client, {phone}, {email}, name {client}', 'Add a client: {email}, {client}, {phone}'],
  },
  {
    id: 'client-phone',
    category: 'create_client',
    difficulty: 'easy',
    tags: [],
    make(d) {
      const who = d.stranger();
      d.client();
      return {
        slots: who.slots,
        expect: { created: [created('clients', { name: exactly(who.name), phone: { phone: who.phone } })] },
      };
    },
    plain: 'Add {client} to my clients, {phone}',
    ways: [
      'New client {client} {phone}',
      'Stick {client} in the client list, {phone}',
      'Create a client for {client}, mobile {phone}',
      'Set {client} up as a client, number {phone}',
      'Chuck {client} in as a new client, ph {phone}',
    ],
    orders: ['{client}, {phone}, new client', '{phone} is {client}, add as a client'],
  },
  {
    id: 'client-business',
    category: 'create_client',
    difficulty: 'easy',
    tags: [],
    make(d) {
      const who = d.business();
      const fields = { name: exactly(who.name), email: who.email, address: rx(who.street) };
      return { slots: who.slots, expect: { created: [created('clients', fields)] } };
    },
    plain: 'Add {client} as a client: {email}, {address}',
    ways: [
      'New client {client}, email {email}, address {address}',
      'Please put {client} on as a client, {email}, {address}',
      'Create a client record for {client}, {email}, at {address}',
      'Set up {client} as a client, email is {email} and the address is {address}',
    ],
    orders: ['New client at {address}: {client}, {email}', 'Add a client, {email}, {client}, {address}'],
    without: ['formats', 'dictated'],
  },
  {
    id: 'client-two',
    category: 'create_client',
    difficulty: 'medium',
    tags: ['several'],
    make(d) {
      const [one, two] = [d.stranger(), d.stranger()];
      return {
        slots: { one: one.slots.client, onePhone: one.slots.phone, two: two.slots.client, twoPhone: two.slots.phone },
        expect: {
          created: [one, two].map((who) =>
            created('clients', { name: exactly(who.name), phone: { phone: who.phone } }),
          ),
        },
      };
    },
    plain: 'Add two clients: {one} {onePhone} and {two} {twoPhone}',
    ways: [
      'New clients: {one}, {onePhone}, and {two}, {twoPhone}',
      'Put these two in my clients, {one} {onePhone}, {two} {twoPhone}',
      'Two new clients for the book, {one} on {onePhone} and {two} on {twoPhone}',
      'Please add {one} ({onePhone}) and {two} ({twoPhone}) as clients',
    ],
    orders: ['{one} {onePhone} and {two} {twoPhone}, both new clients, add them'],
    without: ['punctuation'],
  },
  {
    id: 'client-twin',
    category: 'create_client',
    difficulty: 'medium',
    tags: ['duplicate'],
    make(d) {
      const who = d.client();
      d.client();
      return {
        slots: who.slots,
        expect: { notCreated: [...ENTITIES], routedTo: [], replyIncludes: [`${who.first}|${who.last}`, ON_FILE] },
      };
    },
    plain: 'Add {client} as a client, {phone}',
    ways: [
      'New client {client}, {phone}',
      'Create a client: {client}, mobile {phone}',
      'Put {client} in my clients, {phone}',
      'Save {client} {phone} as a new client',
    ],
    orders: ['{client}, {phone}, new client'],
  },
  {
    id: 'supplier-full',
    category: 'supplier',
    difficulty: 'easy',
    tags: [],
    make(d) {
      const shop = d.newSupplier();
      d.supplier();
      const fields = {
        name: exactly(shop.name),
        phone: { phone: shop.phone },
        email: shop.email,
        specialty: rx(shop.specialty),
      };
      return {
        slots: {
          supplier: { plain: shop.name },
          specialty: { plain: shop.specialty.toLowerCase() },
          phone: phoneSlot(shop.phone),
          email: { plain: shop.email, spoken: false },
        },
        expect: {
          created: [created('suppliers', fields)],
          notCreated: ENTITIES.filter((entity) => entity !== 'suppliers' && entity !== 'admin_tasks'),
        },
      };
    },
    plain: 'Add {supplier} as a supplier, {specialty}, {phone}, {email}',
    ways: [
      'New supplier: {supplier}, {specialty}, {phone}, {email}',
      'Put {supplier} in my suppliers, they do {specialty}, phone {phone}, email {email}',
      'Create a supplier called {supplier}, {specialty}, ph {phone}, {email}',
      'Set up {supplier} as a supplier for {specialty}, number {phone}, email {email}',
    ],
    orders: [
      'New {specialty} supplier, {supplier}, {email}, {phone}',
      'Supplier to add: {phone}, {email}, {supplier}, {specialty}',
    ],
  },
  {
    id: 'supplier-phone',
    category: 'supplier',
    difficulty: 'medium',
    tags: [],
    make(d) {
      const shop = d.supplier();
      d.supplier();
      const phone = d.landline();
      return {
        slots: {
          supplier: { plain: shop.name, forms: [shop.word] },
          word: { plain: shop.word },
          phone: phoneSlot(phone),
        },
        expect: { updated: [updated('suppliers', shop.ref, { phone: { phone }, email: shop.email })] },
      };
    },
    plain: "Change {supplier}'s phone number to {phone}",
    ways: [
      '{supplier} has a new number, its {phone}',
      'Update the phone for {word} to {phone}',
      '{word} have changed their number to {phone}',
      'The new number for {word} is {phone}',
      "{word}'s phone is {phone} now, please update it",
    ],
    orders: ['{phone} is the new number for {supplier}'],
  },
  {
    id: 'supplier-two',
    category: 'supplier',
    difficulty: 'medium',
    tags: ['several'],
    make(d) {
      const [one, two] = [d.newSupplier(), d.newSupplier()];
      return {
        slots: {
          one: { plain: one.name },
          onePhone: phoneSlot(one.phone),
          two: { plain: two.name },
          twoPhone: phoneSlot(two.phone),
        },
        expect: {
          created: [one, two].map((s) => created('suppliers', { name: exactly(s.name), phone: { phone: s.phone } })),
          notCreated: ENTITIES.filter((entity) => entity !== 'suppliers' && entity !== 'admin_tasks'),
        },
      };
    },
    plain: 'Add two suppliers: {one} {onePhone} and {two} {twoPhone}',
    ways: [
      'New suppliers: {one}, {onePhone}, and {two}, {twoPhone}',
      'Put {one} ({onePhone}) and {two} ({twoPhone}) in my suppliers',
      'Please set up two suppliers, {one} on {onePhone} and {two} on {twoPhone}',
    ],
    orders: ['{one} {onePhone} and {two} {twoPhone}, both suppliers, add them'],
    without: ['punctuation'],
  },
];
