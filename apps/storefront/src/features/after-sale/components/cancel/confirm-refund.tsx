import { useFormat, useTranslation } from '@selat/i18n'
import type { CallError, Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { unwrap } from '@selat/sdk/react-query'

import { travel } from '../../../../shared/app/api.ts'
import { bookingHeader } from '../../../../shared/app/booking-access.ts'
import { useServerForm } from '../../../../shared/kit/form/use-server-form.ts'
import { useDestinationText } from '../../../../shared/trade/order/use-destination-text.ts'
import {
  bankAccountForm,
  type BankAccountValues,
  toWireAccount,
  type TypedAccount,
} from '../bank-account-form.ts'
import { ConfirmQuote } from '../confirm-quote.tsx'
import { QuoteSum } from '../quote-sum.tsx'
import { RefundQuoteLines } from './refund-quote-lines.tsx'

/** A quote with the time of the device's clock at which it arrived. */
export type ReceivedQuote = { quote: Schemas['RefundQuote']; receivedAt: number }

export type ConfirmRefundProps = {
  received: ReceivedQuote
  /** The items of the order. */
  items: readonly Schemas['OrderItem'][]
  account: TypedAccount
  isAsking: boolean
  onAskAgain: () => void
  /** Returns to the choice; with the failure if what was quoted can no longer be cancelled. */
  onBack: (failure: CallError | null) => void
  onConfirmed: (refund: Schemas['Refund']) => void
}

/** Shows the refund line by line, with the button that cancels. */
export function ConfirmRefund(props: ConfirmRefundProps) {
  const { received, items, onBack } = props
  const { quote } = received
  const { t } = useTranslation('order')
  const format = useFormat()
  const { form, needsAccount } = useConfirmation(props)
  return (
    <ConfirmQuote
      {...props}
      title={t('cancelBooking.quoteTitle')}
      form={form}
      label={t('cancelBooking.title')}
      needsAccount={needsAccount}
      confirm={
        quote.Total.Amount > 0
          ? t('cancelBooking.confirm', { amount: format.money(quote.Total) })
          : t('cancelBooking.confirmNothing')
      }
      back={t('cancelBooking.back')}
      onBack={() => onBack(null)}
    >
      <RefundQuoteLines lines={quote.Lines} items={items} />
      <RefundSum quote={quote} />
    </ConfirmQuote>
  )
}

function useConfirmation({ received, account, onBack, onConfirmed }: ConfirmRefundProps) {
  const { quote } = received
  const needsAccount = quote.Destination.NeedsBankAccount
  const form = useServerForm({
    id: 'refund',
    ...bankAccountForm(account.typed, needsAccount),
    intentOf: (values) => `${quote.Id} refund ${JSON.stringify(values)}`,
    send: (values: BankAccountValues, same) =>
      unwrap(
        travel.post('/travel/v1/order/{id}/refund', {
          path: { id: quote.Order },
          header: bookingHeader(quote.Order),
          body: { Quote: quote.Id, BankAccount: needsAccount ? toWireAccount(values) : null },
          ...same,
        }),
      ),
    onDone: onConfirmed,
    onRefused: (failure, values) => {
      if (!isProblem(failure, 'refund_refused') && !isProblem(failure, 'order_state_refused'))
        return
      account.keep(values)
      onBack(failure)
    },
  })
  return { form, needsAccount }
}

type Sum = Pick<Schemas['RefundQuote'], 'Paid' | 'Total' | 'Destination'>

/** Shows the amounts that were paid, are kept and are refunded, and where the refund goes. */
function RefundSum({ quote: { Paid, Total, Destination } }: { quote: Sum }) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const destination = useDestinationText()
  const kept = { ...Paid, Amount: Paid.Amount - Total.Amount }
  return (
    <QuoteSum
      lines={[
        { name: t('cancelBooking.paid'), value: format.money(Paid) },
        { name: t('cancelBooking.kept'), value: format.money(kept) },
      ]}
      total={{ name: t('cancelBooking.backTotal'), value: format.money(Total) }}
      note={Total.Amount > 0 && destination(Destination)}
    />
  )
}
