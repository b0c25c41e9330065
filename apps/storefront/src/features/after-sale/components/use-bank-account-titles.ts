import { useTranslation } from '@selat/i18n'

import type { BankAccountValues } from './bank-account-form.ts'

/** Returns the names of an account's fields, for their labels and for the summary of errors. */
export function useBankAccountTitles(): Readonly<Record<keyof BankAccountValues, string>> {
  const { t } = useTranslation('order')
  return {
    bankName: t('afterSale.bankName'),
    accountNumber: t('afterSale.accountNumber'),
    accountName: t('afterSale.accountName'),
  }
}
