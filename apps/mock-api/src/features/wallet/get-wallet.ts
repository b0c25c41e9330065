import type { ServerSchemas as Schemas } from '@selat/sdk'

import { defineOperation } from '../../operation/operation.ts'
import { tenantZone } from '../../world/network/tenant-zone.ts'
import { callerAgency } from '../agency/caller-agency.ts'
import { readWallet } from './read-wallet.ts'
import { walletUnits } from './wallet-units.ts'

export const getWallet = defineOperation('getWallet', async (_input, ctx) => {
  const member = callerAgency(ctx)
  const { agency } = member
  const items: Schemas['Wallet'][] = []
  for (const unit of await walletUnits(ctx, member))
    items.push(await readWallet(ctx, agency.id, unit))
  const TimeZone = tenantZone(ctx)
  return { status: 200, body: { AgentName: agency.name, TimeZone, Items: items, AsOf: ctx.now } }
})
