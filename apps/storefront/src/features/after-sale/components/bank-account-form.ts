import { bankAccountRule } from '@selat/domain/forms'
import type { Schemas } from '@selat/sdk'

import { toFieldIssues } from '../../../shared/kit/form/form-issue.ts'

export type BankAccountValues = { bankName: string; accountNumber: string; accountName: string }

/** What a form asks about where money goes to, where its quote needs that; nothing else. */
export function bankAccountForm(contactName: string, needsAccount: boolean) {
  return {
    defaultValues: { bankName: '', accountNumber: '', accountName: contactName },
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
