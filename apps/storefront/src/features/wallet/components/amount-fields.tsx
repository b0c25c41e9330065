import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Select } from '@selat/ui/select'

import { FormField } from '../../../shared/kit/form/form-field.tsx'
import { TextField } from '../../../shared/kit/form/text-field.tsx'
import type { TopUpForm } from '../api/use-top-up-form.ts'
import { amountOf, boundsOf } from '../model/top-up-values.ts'

type AmountFieldsProps = { form: TopUpForm; terms: Schemas['TopUpTerms'] }

/** Asks for the currency and the amount; the amount is shown formatted, so that a surplus zero is noticed. */
export function AmountFields({ form, terms }: AmountFieldsProps) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const { values, chooseCurrency } = form
  const bounds = boundsOf(terms, values.currency)
  const amount = amountOf(terms, values)
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
      <FormField name="currency" label={t('form.currency')}>
        <Select
          value={values.currency}
          onChange={({ currentTarget }) => chooseCurrency(currentTarget.value)}
          options={terms.Currencies.map(({ Currency }) => ({
            value: Currency,
            label: format.currencyName(Currency),
          }))}
        />
      </FormField>
      <TextField
        name="amount"
        hint={
          bounds && (
            <>
              {amount && <strong className="me-2 text-foreground">{format.money(amount)}</strong>}
              {t('form.amountHint', {
                minimum: format.money(bounds.Minimum),
                maximum: format.money(bounds.Maximum),
              })}
            </>
          )
        }
        inputMode="decimal"
        autoComplete="off"
        inputClassName="text-lg font-semibold tabular"
      />
    </div>
  )
}
