import { bankAccountRule } from '@selat/domain/forms'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { useState } from 'react'

import { toFieldIssues } from '../../../shared/kit/form/form-issue.ts'

export type BankAccountValues = { bankName: string; accountNumber: string; accountName: string }

/** Keeps the typed account while the page is open, so that the form of the next quote begins with it. */
export function useTypedAccount(contactName: string) {
  const [typed, keep] = useState<BankAccountValues>({
    bankName: '',
    accountNumber: '',
    accountName: contactName,
  })
  return { typed, keep }
}

export type TypedAccount = ReturnType<typeof useTypedAccount>

/** Returns the names of an account's fields, for their labels and for the summary of errors. */
export function useBankAccountTitles(): Readonly<Record<keyof BankAccountValues, string>> {
  const { t } = useTranslation('order')
  return {
    bankName: t('afterSale.bankName'),
    accountNumber: t('afterSale.accountNumber'),
    accountName: t('afterSale.accountName'),
  }
}

/** Configures a form that asks for the account of a refund; without `needsAccount` it checks nothing. */
export function bankAccountForm(defaultValues: BankAccountValues, needsAccount: boolean) {
  return {
    defaultValues,
    check: (values: BankAccountValues) =>
      needsAccount ? toFieldIssues(bankAccountRule.safeParse(values)) : [],
    fields: {
      pointers: {
        '/BankAccount/BankName': 'bankName',
        '/BankAccount/AccountNumber': 'accountNumber',
        '/BankAccount/AccountName': 'accountName',
      },
    },
  } as const
}

export function toWireAccount(values: BankAccountValues): Schemas['BankAccountInput'] {
  const { bankName, accountNumber, accountName } = bankAccountRule.parse(values)
  return { BankName: bankName, AccountNumber: accountNumber, AccountName: accountName }
}
