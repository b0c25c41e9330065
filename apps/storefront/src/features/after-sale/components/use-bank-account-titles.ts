import { useTranslation } from '@selat/i18n'

import type { BankAccountValues } from './bank-account-form.ts'

/** What the fields of an account are called, beside each of them and in the summary of what is wrong. */
export function useBankAccountTitles(): Readonly<Record<keyof BankAccountValues, string>> {
  const { t } = useTranslation('order')
  return {
    bankName: t('afterSale.bankName'),
    accountNumber: t('afterSale.accountNumber'),
    accountName: t('afterSale.accountName'),
  }
}
