import { checkTopUpAmount, issue, type Issue, type Money, readTypedAmount } from '@selat/domain'
import { topUpTextsRule } from '@selat/domain/forms'
import type { Schemas } from '@selat/sdk'

import type { AttachedFile } from '../../../shared/kit/form/attached-file.ts'
import { readDraft } from '../../../shared/kit/form/form-draft.ts'
import { type FieldIssue, toFieldIssues } from '../../../shared/kit/form/form-issue.ts'
import type { FieldMap } from '../../../shared/kit/form/refused-fields.ts'
import { toDecimalText } from '../../../shared/trade/price/decimal-text.ts'
import { toMoney } from '../../../shared/trade/price/wire-money.ts'

/** The form's values; `proof` names the chosen picture, because a file cannot be a form value. */
export type TopUpValues = {
  amount: string
  currency: string
  account: string
  bankFrom: string
  note: string
  proof: string
}

export const topUpFields: FieldMap = {
  pointers: {
    '/Amount': 'amount',
    '/Currency': 'currency',
    '/Account': 'account',
    '/BankFrom': 'bankFrom',
    '/Note': 'note',
    '/File': 'proof',
  },
  codes: {
    file_too_large: 'proof',
    file_type_refused: 'proof',
    image_too_large: 'proof',
    payload_too_large: 'proof',
  },
}

type Terms = Schemas['TopUpTerms']

/** The first values: those of a rejected top-up, or a currency and a missing amount. */
export type TopUpStart = {
  rejected: Schemas['TopUp'] | null
  currency: string | null
  /** The amount in units of 10^-exponent. */
  amount: number | null
}

/** Stores the texts across a reload; a file cannot be stored. */
export const draft = {
  key: 'topUp',
  textsOf: ({ proof: _proof, ...texts }: TopUpValues) => texts,
}
const EMPTY = { amount: '', currency: '', account: '', bankFrom: '', note: '' }

/**
 * Returns the values of a rejected top-up; else those that were typed before in this tab, unless the address gives
 * others.
 */
export function startValues(terms: Terms, { rejected, currency, amount }: TopUpStart): TopUpValues {
  if (rejected) return offered(terms, { ...ofTopUp(rejected), proof: '' })
  const typed = readDraft(draft.key, EMPTY)
  const wanted = currency ?? typed.currency
  const bounds = boundsOf(terms, wanted) ?? terms.Currencies[0]
  const least = bounds && amount !== null && { ...bounds.Minimum, Amount: atLeast(amount, bounds) }
  const isTypedFor = typed.currency === bounds?.Currency
  return offered(terms, {
    ...typed,
    // A drafted amount would be another sum in the currency of the address.
    amount: isTypedFor ? typed.amount : '',
    currency: bounds?.Currency ?? '',
    ...(least && { amount: toDecimalText(least) }),
    proof: '',
  })
}

/** Preselects the first account if none is chosen, or if the chosen one takes another currency. */
export function offered({ Accounts }: Terms, values: TopUpValues): TopUpValues {
  const fitting = Accounts.filter(({ Currency }) => Currency === values.currency)
  const isOffered = fitting.some(({ Code }) => Code === values.account)
  return isOffered ? values : { ...values, account: fitting[0]?.Code ?? '' }
}

function atLeast(amount: number, { Minimum, Maximum }: Schemas['TopUpBounds']): number {
  return Math.min(Math.max(amount, Minimum.Amount), Maximum.Amount)
}

function ofTopUp({ Amount, Account, BankFrom, Note }: Schemas['TopUp']) {
  return {
    amount: toDecimalText(Amount),
    currency: Amount.Currency,
    account: Account.Code,
    bankFrom: BankFrom,
    note: Note,
  }
}

export const boundsOf = (
  { Currencies }: Terms,
  currency: string,
): Schemas['TopUpBounds'] | undefined => Currencies.find((one) => one.Currency === currency)

/** Returns the typed amount in the wallet's currency; undefined if it is not an amount. */
export function amountOf(terms: Terms, { amount, currency }: TopUpValues): Money | undefined {
  const exponent = boundsOf(terms, currency)?.Minimum.Exponent
  return exponent === undefined ? undefined : readTypedAmount(amount, currency, exponent)
}

/** Returns all issues of the typed values, in the order of the page. */
export function checkTopUp(
  values: TopUpValues,
  { terms, proof }: { terms: Terms; proof: AttachedFile | null },
): FieldIssue[] {
  return [
    ...amountIssues(values, terms),
    ...toFieldIssues(topUpTextsRule.safeParse({ bankFrom: values.bankFrom, note: values.note })),
    ...proofIssues(proof),
  ]
}

function amountIssues(values: TopUpValues, terms: Terms): FieldIssue[] {
  const told = (words: Issue): FieldIssue[] => [{ name: 'amount', words }]
  const path = ['amount']
  if (values.amount.trim() === '') return told(issue(path, 'common.required'))
  const bounds = boundsOf(terms, values.currency)
  const amount = amountOf(terms, values)
  if (!amount)
    return told(
      issue(path, 'wallet.amount_unread', { example: bounds ? toMoney(bounds.Minimum) : '' }),
    )
  if (!bounds) return []
  const found = checkTopUpAmount(amount, {
    minimum: toMoney(bounds.Minimum),
    maximum: toMoney(bounds.Maximum),
  })
  return found ? told({ ...found, path }) : []
}

function proofIssues(proof: AttachedFile | null): FieldIssue[] {
  const words = proof ? proof.issue : issue(['proof'], 'wallet.proof_missing')
  return words ? [{ name: 'proof', words }] : []
}

/** Converts the values to the request for a top-up; call it with values that passed the check. */
export function toTopUpInput(
  values: TopUpValues,
  { terms, file }: { terms: Terms; file: File },
): Schemas['TopUpInput'] {
  const { bankFrom, note } = topUpTextsRule.parse(values)
  return {
    Amount: String(amountOf(terms, values)?.amount),
    Currency: values.currency,
    Account: values.account,
    BankFrom: bankFrom,
    Note: note,
    File: file,
  }
}
