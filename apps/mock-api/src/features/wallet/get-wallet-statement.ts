import { refuse } from '../../engine/http/refusal.ts'
import { defineOperation } from '../../operation/operation.ts'
import { callerAgency } from '../agency/caller-agency.ts'
import { walletStatement } from './wallet-statement.ts'
import { walletUnits } from './wallet-units.ts'

export const getWalletStatement = defineOperation('getWalletStatement', async ({ query }, ctx) => {
  const { wallet, dateFrom, dateUntil } = query
  const member = callerAgency(ctx)
  const unit = (await walletUnits(ctx, member)).find(({ currency }) => currency === wallet)
  if (!unit) refuse('not_found')
  const { agency } = member
  const statement = await walletStatement(ctx, { agency, unit, from: dateFrom, until: dateUntil })
  return { status: 200, body: statement }
})
