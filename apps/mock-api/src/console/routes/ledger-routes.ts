import { Hono } from 'hono'

import type { Services } from '../../kernel/services.ts'
import { listAccounts } from '../../ledger/list-accounts.ts'

/** Every account with its balance, and the sum by currency, which is 0. */
export function ledgerRoutes(services: Services) {
  return new Hono().get('/ledger', async (c) => c.json(await listAccounts(services)))
}
