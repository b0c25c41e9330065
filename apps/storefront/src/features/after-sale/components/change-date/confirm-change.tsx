import { useFormat, useTranslation } from '@selat/i18n'
import type { CallError, Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { unwrap } from '@selat/sdk/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'

import { accountStays } from '../../../../shared/app/account-stays.ts'
import { travel } from '../../../../shared/app/api.ts'
import { bookingHeader, rememberBooking } from '../../../../shared/app/booking-access.ts'
import { paths } from '../../../../shared/app/paths.ts'
import { useServerForm } from '../../../../shared/kit/form/use-server-form.ts'
import { useWhileShown } from '../../../../shared/kit/use-while-shown.ts'
import type { ChangeGroup } from '../../../../shared/trade/ticket/change-groups.ts'
import type { ReceivedChange } from '../../api/change-queries.ts'
import {
  bankAccountForm,
  type BankAccountValues,
  toWireAccount,
  type TypedAccount,
} from '../bank-account-form.ts'
import { ConfirmQuote } from '../confirm-quote.tsx'
import { ChangeQuoteView } from './change-quote-view.tsx'
import { ChangeRefused } from './change-refused.tsx'

export type ConfirmChangeProps = {
  received: ReceivedChange
  group: ChangeGroup
  account: TypedAccount
  isAsking: boolean
  onAskAgain: () => void
  /** Returns to the choice; with the failure if the chosen sailing is no longer possible. */
  onBack: (failure: CallError | null) => void
  onChanged: (quote: Schemas['ChangeQuote']) => void
}

/** Shows the old and the new sailing and the price of the change, with the button that changes. */
export function ConfirmChange(props: ConfirmChangeProps) {
  const { received, group, onBack } = props
  const { quote } = received
  const { t } = useTranslation('order')
  const { form, needsAccount } = useConfirmation(props)
  const actionText = useActionText()
  return (
    <ConfirmQuote
      {...props}
      title={t('changeDate.quoteTitle')}
      form={form}
      label={t('changeDate.title')}
      needsAccount={needsAccount}
      notices={
        form.failure ? { order_state_refused: <ChangeRefused failure={form.failure} /> } : {}
      }
      confirm={actionText(quote)}
      back={t('changeDate.other')}
      onBack={() => onBack(null)}
      note={
        quote.DueNow.Amount > 0 && (
          <p className="text-muted-foreground">{t('changeDate.payNote')}</p>
        )
      }
    >
      <ChangeQuoteView quote={quote} group={group} />
    </ConfirmQuote>
  )
}

function useActionText(): (quote: Schemas['ChangeQuote']) => string {
  const { t } = useTranslation('order')
  const format = useFormat()
  return ({ DueNow, RefundDue }) => {
    if (DueNow.Amount > 0) return t('changeDate.confirmPay', { amount: format.money(DueNow) })
    if (RefundDue.Amount > 0)
      return t('changeDate.confirmBack', { amount: format.money(RefundDue) })
    return t('changeDate.confirm')
  }
}

/** Whether the quoted change has become impossible. Another change that is being paid for only has to be waited for. */
function isOver(failure: CallError): boolean {
  if (isProblem(failure, 'order_state_refused')) return failure.params['change'] === undefined
  return isProblem(failure, 'seats_taken') || isProblem(failure, 'change_refused')
}

function useConfirmation(props: ConfirmChangeProps) {
  const { received, account, onBack, onChanged } = props
  const { quote } = received
  const navigate = useNavigate()
  const whileShown = useWhileShown()
  const isStillHere = useRef(accountStays())
  const needsAccount = quote.Destination.NeedsBankAccount && quote.RefundDue.Amount > 0
  const form = useServerForm({
    id: 'change',
    ...bankAccountForm(account.typed, needsAccount),
    intentOf: (values) => `${quote.Id} change ${JSON.stringify(values)}`,
    send: (values: BankAccountValues, same) => {
      isStillHere.current = accountStays()
      return unwrap(
        travel.post('/travel/v1/order/{id}/change', {
          path: { id: quote.Order },
          header: bookingHeader(quote.Order),
          body: { Quote: quote.Id, BankAccount: needsAccount ? toWireAccount(values) : null },
          ...same,
        }),
      )
    },
    onDone: ({ Payment }) => {
      if (!Payment) return onChanged(quote)
      if (!isStillHere.current()) return undefined
      rememberBooking(Payment.Order, Payment.BookingToken)
      // Back would lead to a quote that is used up.
      return whileShown(() => navigate(paths.payment(Payment.Order), { replace: true }))
    },
    onRefused: (failure, values) => {
      if (!isOver(failure)) return
      account.keep(values)
      onBack(failure)
    },
  })
  return { form, needsAccount }
}
