import { useTranslation } from '@selat/i18n'
import { Input } from '@selat/ui/input'
import { Select } from '@selat/ui/select'
import { useFormContext, useWatch } from 'react-hook-form'

import { FormField } from '../../../shared/kit/form/form-field.tsx'
import type { MarkupValues } from '../model/rule-values.ts'
import type { RuleField } from './use-rule-fields.ts'
import { useRuleWords } from './use-rule-words.ts'

type RuleControlProps = {
  index: number
  field: RuleField
  /** The heading of the column says what it is; to those who do not see it, the label does. */
  isInTable?: boolean
}

/** One field of a rule. */
export function RuleControl({ index, field, isInTable = false }: RuleControlProps) {
  const { t } = useTranslation('markup')
  const { register, control } = useFormContext<MarkupValues>()
  const product = useWatch({ control, name: `rules.${index}.product` })
  const operator = useWatch({ control, name: `rules.${index}.operator` })
  const words = useRuleWords()
  if (field.kind === 'operator' && product !== 'ferry')
    return isInTable ? <p className="py-2.5 text-muted-foreground">–</p> : null
  const label = isInTable
    ? t('rule.fieldOf', { number: index + 1, field: field.title })
    : field.title
  return (
    <FormField name={`rules.${index}.${field.field}`} label={label} hidesLabel={isInTable}>
      {field.kind === 'product' ? (
        <Select
          {...register(`rules.${index}.product`)}
          options={[{ value: '', label: t('rule.allProducts') }, ...words.products]}
        />
      ) : field.kind === 'operator' ? (
        <Select
          {...register(`rules.${index}.operator`)}
          options={[{ value: '', label: t('rule.allOperators') }, ...words.operatorsWith(operator)]}
        />
      ) : (
        <Input
          {...register(
            field.kind === 'perPerson'
              ? `rules.${index}.perPerson.${field.currency}`
              : `rules.${index}.percent`,
          )}
          inputMode="decimal"
          autoComplete="off"
          required={false}
          placeholder="0"
          maxLength={20}
          className="text-end tabular"
        />
      )}
    </FormField>
  )
}
