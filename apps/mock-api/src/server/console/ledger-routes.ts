import { Hono } from 'hono'

import { listAccounts } from '../../features/ledger/list-accounts.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'

/** The route of all accounts with their balances, and of the sum by currency, which is 0. */
export function ledgerRoutes(services: SandboxParts) {
  return new Hono().get('/ledger', async (c) => c.json(await listAccounts(services)))
}
