import { useTranslation } from '@selat/i18n'
import { FieldSet } from '@selat/ui/field-set'

import { TextField } from '../../../shared/kit/form/text-field.tsx'

/** Asks for the account that a refund goes to, because a payment by transfer does not tell its sender's account. */
export function BankAccountFields() {
  const { t } = useTranslation('order')
  return (
    <FieldSet legend={t('afterSale.account')}>
      <p className="mb-4 text-sm text-muted-foreground">{t('afterSale.accountHint')}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="bankName" autoComplete="off" />
        <TextField name="accountNumber" autoComplete="off" inputMode="numeric" />
        <TextField
          name="accountName"
          hint={t('afterSale.accountNameHint')}
          autoComplete="name"
          className="sm:col-span-2"
        />
      </div>
    </FieldSet>
  )
}
