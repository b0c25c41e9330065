import { toWireMoney } from '../../ferry/wire-money.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { toWireAccount } from '../../wallet/to-wire-top-up.ts'
import { offeredAccounts, offeredBounds, SOURCE_BANKS } from '../../wallet/top-up-offer.ts'

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
