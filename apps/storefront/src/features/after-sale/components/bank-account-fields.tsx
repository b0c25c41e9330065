import { useTranslation } from '@selat/i18n'
import { FieldSet } from '@selat/ui/field-set'
import { Input } from '@selat/ui/input'
import { useFormContext } from 'react-hook-form'

import { FormField } from '../../../shared/kit/form/form-field.tsx'
import type { BankAccountValues } from './bank-account-form.ts'
import { useBankAccountTitles } from './use-bank-account-titles.ts'

/** Where money goes to that came by a transfer, which does not say where from. */
export function BankAccountFields() {
  const { t } = useTranslation('order')
  const titles = useBankAccountTitles()
  const { register } = useFormContext<BankAccountValues>()
  return (
    <FieldSet legend={t('afterSale.account')}>
      <p className="mb-4 text-sm text-muted-foreground">{t('afterSale.accountHint')}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField name="bankName" label={titles.bankName}>
          <Input {...register('bankName')} autoComplete="off" maxLength={60} />
        </FormField>
        <FormField name="accountNumber" label={titles.accountNumber}>
          <Input
            {...register('accountNumber')}
            autoComplete="off"
            inputMode="numeric"
            maxLength={34}
          />
        </FormField>
        <FormField
          name="accountName"
          label={titles.accountName}
          hint={t('afterSale.accountNameHint')}
          className="sm:col-span-2"
        >
          <Input {...register('accountName')} autoComplete="name" maxLength={100} />
        </FormField>
      </div>
    </FieldSet>
  )
}
