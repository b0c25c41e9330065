import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { useState } from 'react'

import { MethodChoice } from './method-choice.tsx'
import type { PaymentView } from './order-payment.tsx'
import { PaymentFrame } from './payment-frame.tsx'
import { QrPayment } from './qr-payment.tsx'
import { RejectedProof } from './rejected-proof.tsx'
import { TransferSteps } from './transfer-steps.tsx'

/** Choosing how to pay, or paying that way. */
export function OpenPayment({ view }: { view: PaymentView }) {
  const { t } = useTranslation('payment')
  const { payment } = view
  const choices = payment.History.filter(({ Event }) => Event === 'choose_method').length
  // Counted, because whoever chooses again, be it the same method, is done with choosing.
  const [changedAfter, setChangedAfter] = useState<number | null>(null)
  const isChanging = changedAfter === choices
  if (payment.Flow === 'awaiting_method' || isChanging)
    return (
      <PaymentFrame
        view={view}
        hidesStep
        title={t(isChanging ? 'page.changeMethod' : 'page.chooseMethod')}
      >
        <MethodChoice
          payment={payment}
          {...(isChanging && { onKeep: () => setChangedAfter(null) })}
        />
      </PaymentFrame>
    )
  return (
    <PaymentFrame
      view={view}
      title={payment.Method?.Name ?? t('page.title')}
      actions={
        <Button variant="link" onClick={() => setChangedAfter(choices)}>
          {t('page.changeMethod')}
        </Button>
      }
    >
      {payment.Flow === 'rejected' && (
        <RejectedProof className="mb-8" rejection={payment.Proof?.Rejection ?? null} />
      )}
      <Instructions key={choices} payment={payment} />
    </PaymentFrame>
  )
}

function Instructions({ payment }: { payment: Schemas['Payment'] }) {
  const { Instructions: how } = payment
  switch (how?.Kind) {
    case 'bank_transfer':
      return <TransferSteps payment={payment} instructions={how} />
    case 'qr':
      return <QrPayment payment={payment} instructions={how} />
    case undefined:
      return null
    default:
      return how satisfies never
  }
}
