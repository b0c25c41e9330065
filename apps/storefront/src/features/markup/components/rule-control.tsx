import { useTranslation } from '@selat/i18n'

import { useFieldValue } from '../../../shared/kit/form/form-values.ts'
import { SelectField } from '../../../shared/kit/form/select-field.tsx'
import { TextField } from '../../../shared/kit/form/text-field.tsx'
import type { MarkupValues } from '../model/rule-values.ts'
import type { RuleField } from './use-rule-fields.ts'
import { useRuleWords } from './use-rule-words.ts'

type RuleControlProps = {
  index: number
  field: RuleField
  /** Whether the column's heading names the field; its own label is then only read by screen readers. */
  isInTable?: boolean
}

/** Edits one field of a rule. */
export function RuleControl({ index, field, isInTable = false }: RuleControlProps) {
  const { t } = useTranslation('markup')
  const { product, operator } = useFieldValue<MarkupValues, `rules.${number}`>(`rules.${index}`)
  const words = useRuleWords()
  if (field.kind === 'operator' && product !== 'ferry')
    return isInTable ? <p className="py-2.5 text-muted-foreground">–</p> : null
  const label = isInTable
    ? t('rule.fieldOf', { number: index + 1, field: field.title })
    : field.title
  const frame = { name: `rules.${index}.${field.field}`, label, hidesLabel: isInTable }
  if (field.kind === 'product')
    return (
      <SelectField
        {...frame}
        options={[{ value: '', label: t('rule.allProducts') }, ...words.products]}
      />
    )
  if (field.kind === 'operator')
    return (
      <SelectField
        {...frame}
        options={[{ value: '', label: t('rule.allOperators') }, ...words.operatorsWith(operator)]}
      />
    )
  return (
    <TextField
      {...frame}
      inputMode="decimal"
      autoComplete="off"
      required={false}
      placeholder="0"
      inputClassName="text-end tabular"
    />
  )
}
