import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { type ReactNode, useId, useState } from 'react'

import { ExpiryCountdown } from '../../../shared/kit/expiry-countdown.tsx'
import { ServerForm, type ServerFormProps } from '../../../shared/kit/form/server-form.tsx'
import { SubmitButton } from '../../../shared/kit/form/submit-button.tsx'
import { BankAccountFields } from './bank-account-fields.tsx'
import {
  type BankAccountValues,
  type TypedAccount,
  useBankAccountTitles,
} from './bank-account-form.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

type ConfirmQuoteProps = {
  title: string
  received: {
    quote: Pick<Schemas['RefundQuote'], 'ExpiresAt' | 'AsOf' | 'CallsOff'>
    receivedAt: number
  }
  /** The form that confirms the quote, with the account that a refund goes to. */
  form: ServerFormProps<BankAccountValues>['form'] & { values: BankAccountValues }
  /** The name of the form. */
  label: string
  needsAccount: boolean
  /** The account that is typed here, which the form of the next quote begins with. */
  account: TypedAccount
  /** The texts of refusals, by their codes. */
  notices?: ServerFormProps<BankAccountValues>['notices']
  /** The text of the button that confirms. */
  confirm: string
  /** The text of the button that returns to the choice. */
  back: string
  onBack: () => void
  isAsking: boolean
  onAskAgain: () => void
  /** A note above the buttons. */
  note?: ReactNode
  /** The contents of the quote. */
  children: ReactNode
}

/**
 * Shows a quote with its remaining time and the form that confirms it. Once it has expired, the user can only request
 * another one.
 */
export function ConfirmQuote(props: ConfirmQuoteProps) {
  const { title, received, form, account, isAsking, onAskAgain, onBack } = props
  const { quote, receivedAt } = received
  const { t } = useTranslation('order')
  const [hasExpired, setExpired] = useState(false)
  const titles = useBankAccountTitles()
  const heading = useFocusOnArrival()
  const id = useId()
  const askAgain = () => {
    account.keep(form.values)
    onAskAgain()
  }
  const expiredNotice = (
    <Alert
      variant="warning"
      live="assertive"
      title={t('afterSale.lapsed')}
      action={
        <Button variant="outline" size="sm" loading={isAsking} onClick={askAgain}>
          {t('afterSale.askAgain')}
        </Button>
      }
    >
      {t('afterSale.lapsedBody')}
    </Alert>
  )
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={id} ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {title}
        </h2>
        {!hasExpired && (
          <ExpiryCountdown
            label={t('afterSale.holdsFor')}
            expiresAt={quote.ExpiresAt}
            asOf={quote.AsOf}
            receivedAt={receivedAt}
            announceLeft={(time) => t('afterSale.left', { time })}
            announceOver={t('afterSale.lapsed')}
            onExpire={() => setExpired(true)}
          />
        )}
      </div>
      {props.children}
      <CallsOffNote orders={quote.CallsOff} />
      {/* The form stays while the server decides, because it was confirmed in time. */}
      {hasExpired && !form.isSending ? (
        expiredNotice
      ) : (
        <ServerForm
          form={form}
          label={props.label}
          titles={titles}
          notices={{ quote_expired: expiredNotice, ...props.notices }}
          className="flex flex-col gap-6"
          actions={
            <div className="flex flex-wrap gap-3">
              <SubmitButton form={form} size="lg" className="max-sm:w-full">
                {props.confirm}
              </SubmitButton>
              <Button
                type="button"
                variant="outline"
                size="lg"
                className="max-sm:w-full"
                onClick={() => {
                  account.keep(form.values)
                  onBack()
                }}
              >
                {props.back}
              </Button>
            </div>
          }
        >
          {props.needsAccount && (
            <Card className="p-5">
              <BankAccountFields />
            </Card>
          )}
          {props.note}
        </ServerForm>
      )}
    </section>
  )
}

/** Says before the confirmation that changes which wait for their payment end with it. */
function CallsOffNote({ orders }: { orders: readonly string[] }) {
  const { t } = useTranslation('order')
  if (orders.length === 0) return null
  return (
    <Alert variant="warning" title={t('afterSale.callsOff', { count: orders.length })}>
      {t('afterSale.callsOffBody')}
    </Alert>
  )
}
