import { useTranslation } from '@selat/i18n'

import { useRuleWords } from './use-rule-words.ts'

export type RuleField =
  | {
      readonly kind: 'product' | 'operator' | 'percent'
      readonly field: string
      readonly title: string
    }
  | {
      readonly kind: 'perPerson'
      readonly field: string
      readonly title: string
      readonly currency: string
    }

/** Returns the fields of a rule in the order of the page, with their names in the form and their titles. */
export function useRuleFields(): RuleField[] {
  const { t } = useTranslation('markup')
  const { currencies } = useRuleWords()
  return [
    { kind: 'product', field: 'product', title: t('rule.product') },
    { kind: 'operator', field: 'operator', title: t('rule.operator') },
    { kind: 'percent', field: 'percent', title: t('rule.percent') },
    ...currencies.map((currency) => ({
      kind: 'perPerson' as const,
      field: `perPerson.${currency}`,
      title: t('rule.perPerson', { currency }),
      currency,
    })),
  ]
}
