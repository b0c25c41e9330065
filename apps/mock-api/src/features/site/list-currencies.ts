import { defineOperation } from '../../operation/operation.ts'

export const listCurrencies = defineOperation(
  'listCurrencies',
  (_input, { tenant, money, language }) => {
    const { companyCurrency } = tenant
    const others = tenant.currencies.filter((code) => code !== companyCurrency)
    const Items = [companyCurrency, ...others].map((code) => {
      const { names, symbol, exponent } = money.currency(code)
      return { Code: code, Name: names[language], Symbol: symbol, Exponent: exponent }
    })
    return { status: 200, body: { Items } }
  },
)
