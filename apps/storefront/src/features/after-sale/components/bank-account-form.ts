import { bankAccountRule } from '@selat/domain/forms'
import type { Schemas } from '@selat/sdk'
import { useState } from 'react'

import { toFieldIssues } from '../../../shared/kit/form/form-issue.ts'

export type BankAccountValues = { bankName: string; accountNumber: string; accountName: string }

/** What was typed of an account beside a quote, kept while the page is open: the next quote asks for it filled in. */
export function useTypedAccount(contactName: string) {
  const [typed, keep] = useState<BankAccountValues>({
    bankName: '',
    accountNumber: '',
    accountName: contactName,
  })
  return { typed, keep }
}

export type TypedAccount = ReturnType<typeof useTypedAccount>

/** What a form asks about where money goes to, where its quote needs that; nothing else. */
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
