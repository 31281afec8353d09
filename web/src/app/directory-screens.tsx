// Clients and suppliers are listed by the same parts: one download.
export { ClientDirectory } from '../features/clients/client-directory.tsx';
export { SupplierDirectory } from '../features/suppliers/supplier-directory.tsx';
