import { bankAccountRule } from '@selat/domain/forms'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { unwrap } from '@selat/sdk/react-query'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { useState } from 'react'

import { travel } from '../../../../shared/api.ts'
import { bookingHeader } from '../../../../shared/booking-access.ts'
import { ExpiryCountdown } from '../../../../shared/expiry-countdown.tsx'
import { toFieldIssues } from '../../../../shared/form/form-issue.ts'
import { ServerForm } from '../../../../shared/form/server-form.tsx'
import { SubmitButton } from '../../../../shared/form/submit-button.tsx'
import { useServerForm } from '../../../../shared/form/use-server-form.ts'
import { intentKey } from '../../../../shared/intent-key.ts'
import { BankAccountFields } from './bank-account-fields.tsx'
import type { BankAccountValues } from './bank-account-fields.tsx'
import { CallsOffNote } from './calls-off-note.tsx'
import type { ReceivedQuote } from './cancel-booking.tsx'
import { RefundQuoteLines } from './refund-quote-lines.tsx'
import { RefundSum } from './refund-sum.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import { useRefundRefusalText } from './use-refund-refusal-text.ts'

export type ConfirmRefundProps = {
  received: ReceivedQuote
  contactName: string
  isAsking: boolean
  onAskAgain: () => void
  onBack: () => void
  onConfirmed: (refund: Schemas['Refund']) => void
}

/** What comes back, line by line, and the one button that cancels. */
export function ConfirmRefund(props: ConfirmRefundProps) {
  const { received, contactName, isAsking, onAskAgain, onBack, onConfirmed } = props
  const { quote, receivedAt } = received
  const { t } = useTranslation('order')
  const format = useFormat()
  const [hasLapsed, setLapsed] = useState(false)
  const heading = useFocusOnArrival()
  const { Total, Destination } = quote
  const needsAccount = Destination.NeedsBankAccount
  const form = useConfirmation(received, { contactName, onConfirmed })
  const refusalText = useRefundRefusalText()
  const lapsed = (
    <Alert
      variant="warning"
      live="assertive"
      title={t('afterSale.lapsed')}
      action={
        <Button variant="outline" size="sm" loading={isAsking} onClick={onAskAgain}>
          {t('afterSale.askAgain')}
        </Button>
      }
    >
      {t('afterSale.lapsedBody')}
    </Alert>
  )
  return (
    <section aria-labelledby="refund-quote" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="refund-quote" ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {t('cancelBooking.quoteTitle')}
        </h2>
        {!hasLapsed && (
          <ExpiryCountdown
            label={t('afterSale.holdsFor')}
            expiresAt={quote.ExpiresAt}
            asOf={quote.AsOf}
            receivedAt={receivedAt}
            announceLeft={(time) => t('afterSale.left', { time })}
            announceOver={t('afterSale.lapsed')}
            onExpire={() => setLapsed(true)}
          />
        )}
      </div>
      <RefundQuoteLines lines={quote.Lines} />
      <RefundSum quote={quote} />
      <CallsOffNote orders={quote.CallsOff} />
      {hasLapsed ? (
        lapsed
      ) : (
        <ServerForm
          form={form}
          label={t('cancelBooking.title')}
          titles={{
            bankName: t('afterSale.bankName'),
            accountNumber: t('afterSale.accountNumber'),
            accountName: t('afterSale.accountName'),
          }}
          notices={{
            quote_expired: lapsed,
            ...(form.failure && {
              refund_refused: (
                <Alert variant="destructive" live="assertive">
                  {refusalText(form.failure)}
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
              <Button type="button" variant="outline" size="lg" onClick={onBack}>
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
    </section>
  )
}

function useConfirmation(
  { quote }: ReceivedQuote,
  { contactName, onConfirmed }: Pick<ConfirmRefundProps, 'contactName' | 'onConfirmed'>,
) {
  const needsAccount = quote.Destination.NeedsBankAccount
  return useServerForm({
    id: 'refund',
    defaultValues: { bankName: '', accountNumber: '', accountName: contactName },
    check: (values: BankAccountValues) =>
      needsAccount ? toFieldIssues(bankAccountRule.safeParse(values)) : [],
    send: (values) =>
      unwrap(
        travel.post('/travel/v1/order/{id}/refund', {
          path: { id: quote.Order },
          header: bookingHeader(quote.Order),
          body: { Quote: quote.Id, BankAccount: needsAccount ? toWireAccount(values) : null },
          idempotencyKey: intentKey(`${quote.Id} refund ${JSON.stringify(values)}`),
        }),
      ),
    onDone: onConfirmed,
    fields: {
      pointers: {
        '/BankAccount/BankName': 'bankName',
        '/BankAccount/AccountNumber': 'accountNumber',
        '/BankAccount/AccountName': 'accountName',
      },
    },
  })
}

function toWireAccount(values: BankAccountValues): Schemas['BankAccountInput'] {
  const { bankName, accountNumber, accountName } = bankAccountRule.parse(values)
  return { BankName: bankName, AccountNumber: accountNumber, AccountName: accountName }
}
