import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { unwrap } from '@selat/sdk/react-query'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'

import { travel } from '../../../../shared/app/api.ts'
import { bookingHeader } from '../../../../shared/app/booking-access.ts'
import { ServerForm } from '../../../../shared/kit/form/server-form.tsx'
import { SubmitButton } from '../../../../shared/kit/form/submit-button.tsx'
import { useIssueText } from '../../../../shared/kit/form/use-issue-text.ts'
import { useServerForm } from '../../../../shared/kit/form/use-server-form.ts'
import { useDestinationText } from '../../../../shared/trade/order/use-destination-text.ts'
import { refundIssue } from '../../model/refused-issue.ts'
import { BankAccountFields } from '../bank-account-fields.tsx'
import { bankAccountForm, toWireAccount } from '../bank-account-form.ts'
import type { BankAccountValues, TypedAccount } from '../bank-account-form.ts'
import { QuoteFrame } from '../quote-frame.tsx'
import { QuoteSum } from '../quote-sum.tsx'
import { useBankAccountTitles } from '../use-bank-account-titles.ts'
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
  onBack: () => void
  onConfirmed: (refund: Schemas['Refund']) => void
}

/** Shows the refund line by line, with the button that cancels. */
export function ConfirmRefund(props: ConfirmRefundProps) {
  const { received, items, account, isAsking, onAskAgain, onBack } = props
  const { quote } = received
  const { t } = useTranslation('order')
  const format = useFormat()
  const { Total } = quote
  const { form, needsAccount } = useConfirmation(props)
  const titles = useBankAccountTitles()
  const toText = useIssueText()
  return (
    <QuoteFrame
      title={t('cancelBooking.quoteTitle')}
      received={received}
      isAsking={isAsking}
      isConfirming={form.isSending}
      onAskAgain={() => {
        account.keep(form.values)
        onAskAgain()
      }}
      renderForm={(lapsed) => (
        <ServerForm
          form={form}
          label={t('cancelBooking.title')}
          titles={titles}
          notices={{
            quote_expired: lapsed,
            ...(form.failure && {
              refund_refused: (
                <Alert variant="destructive" live="assertive">
                  {toText(refundIssue(form.failure))}
                </Alert>
              ),
            }),
          }}
          className="flex flex-col gap-6"
          actions={
            <div className="flex flex-wrap gap-3">
              <SubmitButton form={form} size="lg" className="max-sm:w-full">
                {Total.Amount > 0
                  ? t('cancelBooking.confirm', { amount: format.money(Total) })
                  : t('cancelBooking.confirmNothing')}
              </SubmitButton>
              <Button
                type="button"
                variant="outline"
                size="lg"
                onClick={() => {
                  account.keep(form.values)
                  onBack()
                }}
              >
                {t('cancelBooking.back')}
              </Button>
            </div>
          }
        >
          {needsAccount && (
            <Card className="p-5">
              <BankAccountFields />
            </Card>
          )}
        </ServerForm>
      )}
    >
      <RefundQuoteLines lines={quote.Lines} items={items} />
      <RefundSum quote={quote} />
    </QuoteFrame>
  )
}

function useConfirmation({ received, account, onConfirmed }: ConfirmRefundProps) {
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
  })
  return { form, needsAccount }
}

type Sum = Pick<Schemas['RefundQuote'], 'Paid' | 'Total' | 'Destination'>

/** Paid, kept, and what comes back where. */
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
