import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { knownProduct } from '../../../shared/app/known/known-products.ts'
import { useTenant } from '../../../shared/app/tenant.ts'
import { useNetwork } from '../../../shared/trade/ferry/use-network.ts'

/** Returns the names of products and operators, and which of them can be chosen. */
export function useRuleWords() {
  const { t } = useTranslation(['markup', 'common'])
  const { Products, Currencies } = useTenant()
  const operators = useNetwork().data?.Operators ?? []
  const options = operators.map(({ Code, Name }) => ({ value: Code, label: Name }))
  const productName = (product: Schemas['Product']) => t(`common:products.${knownProduct(product)}`)
  return {
    currencies: Currencies,
    products: Products.map((product) => ({ value: product, label: productName(product) })),
    operators: options,
    /**
     * Returns the operators to choose from. An operator that is chosen already is included by its code until the names are
     * loaded.
     */
    operatorsWith: (chosen: string) =>
      chosen === '' || options.some(({ value }) => value === chosen)
        ? options
        : [{ value: chosen, label: chosen }, ...options],
    productName: (product: Schemas['Product'] | null) =>
      product === null ? t('rule.allProducts') : productName(product),
    operatorName: (operator: string | null) =>
      operator === null
        ? t('rule.allOperators')
        : (operators.find(({ Code }) => Code === operator)?.Name ?? operator),
  }
}
