import { callerAgency } from '../../agency/caller-agency.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { refuse } from '../../kernel/refusal.ts'
import { walletStatement } from '../../wallet/wallet-statement.ts'
import { walletUnits } from '../../wallet/wallet-units.ts'

export const getWalletStatement = defineOperation('getWalletStatement', async ({ query }, ctx) => {
  const { wallet, dateFrom, dateUntil } = query
  const member = callerAgency(ctx)
  const unit = (await walletUnits(ctx, member)).find(({ currency }) => currency === wallet)
  if (!unit) refuse('not_found')
  const { agency } = member
  const statement = await walletStatement(ctx, { agency, unit, from: dateFrom, until: dateUntil })
  return { status: 200, body: statement }
})
