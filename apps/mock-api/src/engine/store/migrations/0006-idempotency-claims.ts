import type { Migration } from './migration.ts'

export const idempotencyClaims: Migration = {
  name: '0006-idempotency-claims',
  statements: () => [
    `create table idempotency_claims (
      tenant text not null, scope text not null, key text not null,
      holder text not null, lease_until text not null,
      primary key (tenant, scope, key))`,
  ],
}
