import type { Repository } from '../../db/repository.ts';
import { COMMON_DIGITS, phoneKey } from './contact-keys.ts';

const NUMBER_ALONE = /^[\d\s()+./-]+$/;

/** Clients or suppliers whose search takes a telephone number too, however it and theirs are written: numbers are among no words. */
export const foundByPhone = <Row>(repository: Repository<Row>): Repository<Row> => ({
  ...repository,
  page: (call, { q, ...request }, filters) =>
    q && NUMBER_ALONE.test(q) && q.replace(/\D/g, '').length >= COMMON_DIGITS
      ? repository.page(call, request, { ...filters, reach: phoneKey(q) })
      : repository.page(call, { q, ...request }, filters),
});
