import { defineOperation } from '../../operation/operation.ts'
import { toWireMoney } from '../../world/money/wire-money.ts'
import { toWireAccount } from './to-wire-top-up.ts'
import { offeredAccounts, offeredBounds, SOURCE_BANKS } from './top-up-offer.ts'

export const getTopUpTerms = defineOperation('getTopUpTerms', (_input, { tenant }) => ({
  status: 200,
  body: {
    Currencies: offeredBounds(tenant).map(({ currency, minimum, maximum }) => ({
      Currency: currency,
      Minimum: toWireMoney(minimum),
      Maximum: toWireMoney(maximum),
    })),
    Accounts: offeredAccounts(tenant).map(toWireAccount),
    SourceBanks: [...SOURCE_BANKS],
  },
}))
