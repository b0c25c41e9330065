import { TOP_UP_BANK_LENGTH } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Input } from '@selat/ui/input'
import { useId } from 'react'

import { FormField } from '../../../shared/kit/form/form-field.tsx'
import type { TopUpForm } from '../api/use-top-up-form.ts'

type BankFieldProps = { form: TopUpForm; banks: readonly string[]; label: string }

/** The bank that the money came from: one of the list, or any other. */
export function BankField({ form, banks, label }: BankFieldProps) {
  const { t } = useTranslation('wallet')
  const list = useId()
  return (
    <FormField name="bankFrom" label={label} hint={t('form.bankHint')}>
      <Input
        {...form.form.register('bankFrom')}
        list={list}
        autoComplete="off"
        maxLength={TOP_UP_BANK_LENGTH.max}
      />
      <datalist id={list}>
        {banks.map((bank) => (
          <option key={bank}>{bank}</option>
        ))}
      </datalist>
    </FormField>
  )
}
