import { useFormat, useTranslation } from '@selat/i18n'
import type { CallError, Schemas } from '@selat/sdk'
import { unwrap } from '@selat/sdk/react-query'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'

import { accountStays } from '../../../../shared/app/account-stays.ts'
import { travel } from '../../../../shared/app/api.ts'
import { bookingHeader, rememberBooking } from '../../../../shared/app/booking-access.ts'
import { paths } from '../../../../shared/app/paths.ts'
import { ServerForm } from '../../../../shared/kit/form/server-form.tsx'
import { SubmitButton } from '../../../../shared/kit/form/submit-button.tsx'
import { useServerForm } from '../../../../shared/kit/form/use-server-form.ts'
import { useWhileShown } from '../../../../shared/kit/use-while-shown.ts'
import type { ChangeGroup } from '../../../../shared/trade/ticket/change-groups.ts'
import type { ReceivedChange } from '../../api/change-queries.ts'
import { BankAccountFields } from '../bank-account-fields.tsx'
import { bankAccountForm, toWireAccount } from '../bank-account-form.ts'
import type { BankAccountValues, TypedAccount } from '../bank-account-form.ts'
import { QuoteFrame } from '../quote-frame.tsx'
import { useBankAccountTitles } from '../use-bank-account-titles.ts'
import { ChangeQuoteView } from './change-quote-view.tsx'
import { ChangeRefused } from './change-refused.tsx'

export type ConfirmChangeProps = {
  received: ReceivedChange
  group: ChangeGroup
  account: TypedAccount
  isAsking: boolean
  onAskAgain: () => void
  /** With why, when the sailing does not go any more. */
  onBack: (failure: CallError | null) => void
  onChanged: (quote: Schemas['ChangeQuote']) => void
}

/** Old and new, what it costs, and the one button that changes. */
export function ConfirmChange(props: ConfirmChangeProps) {
  const { received, group, account, isAsking, onAskAgain, onBack } = props
  const { quote } = received
  const { t } = useTranslation('order')
  const { form, needsAccount } = useConfirmation(props)
  const titles = useBankAccountTitles()
  const actionText = useActionText()
  return (
    <QuoteFrame
      title={t('changeDate.quoteTitle')}
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
          label={t('changeDate.title')}
          titles={titles}
          notices={{
            quote_expired: lapsed,
            ...(form.failure && { order_state_refused: <ChangeRefused failure={form.failure} /> }),
          }}
          className="flex flex-col gap-6"
          actions={
            <div className="flex flex-wrap gap-3">
              <SubmitButton form={form} size="lg" className="max-sm:w-full">
                {actionText(quote)}
              </SubmitButton>
              <Button
                type="button"
                variant="outline"
                size="lg"
                className="max-sm:w-full"
                onClick={() => {
                  account.keep(form.values)
                  onBack(null)
                }}
              >
                {t('changeDate.other')}
              </Button>
            </div>
          }
        >
          {needsAccount && (
            <Card className="p-5">
              <BankAccountFields />
            </Card>
          )}
          {quote.DueNow.Amount > 0 && (
            <p className="text-muted-foreground">{t('changeDate.payNote')}</p>
          )}
        </ServerForm>
      )}
    >
      <ChangeQuoteView quote={quote} group={group} />
    </QuoteFrame>
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
      if (!isStillHere.current()) return
      rememberBooking(Payment.Order, Payment.BookingToken)
      // Back would lead to a quote that is used up.
      whileShown(() => void navigate(paths.payment(Payment.Order), { replace: true }))
    },
    onRefused: (failure, values) => {
      const isOver =
        failure.kind === 'problem' && ['seats_taken', 'change_refused'].includes(failure.code)
      if (!isOver) return
      account.keep(values)
      onBack(failure)
    },
  })
  return { form, needsAccount }
}
