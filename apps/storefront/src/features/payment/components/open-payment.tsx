import { useTranslation } from '@selat/i18n'
import type { Schemas, UnknownValue } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { useState } from 'react'

import { type ProofUpload, useProofUpload } from '../api/use-proof-upload.ts'
import { useIsBack } from '../model/return-address.ts'
import { DeclinedTry } from './methods/declined-try.tsx'
import { MethodChoice } from './methods/method-choice.tsx'
import type { PaymentView } from './order-payment.tsx'
import { PaymentFrame } from './payment-frame.tsx'
import { AgentWalletPayment } from './ways/agent-wallet-payment.tsx'
import { QrPayment } from './ways/qr-payment.tsx'
import { RedirectPayment } from './ways/redirect-payment.tsx'
import { RejectedProof } from './ways/rejected-proof.tsx'
import { TransferSteps } from './ways/transfer-steps.tsx'
import { VirtualAccountPayment } from './ways/virtual-account-payment.tsx'

/** Lets the payer choose a method, pay by it, or choose again after a failed try. */
export function OpenPayment({ view }: { view: PaymentView }) {
  const { t } = useTranslation('payment')
  const { payment } = view
  const choices = payment.History.filter(({ Event }) => Event === 'choose_method').length
  // The count of choices is compared, because choosing the same method again also ends the choosing.
  const [changedAfter, setChangedAfter] = useState<number | null>(null)
  const [choicesOnArrival] = useState(choices)
  const isBack = useIsBack() && choices === choicesOnArrival
  const isChanging = changedAfter === choices
  const upload = useProofUpload(payment, choices)
  if (payment.Flow === 'failed')
    return (
      <PaymentFrame view={view} hidesStep title={t('page.tryFailed')}>
        {payment.Failure && <DeclinedTry payment={payment} failure={payment.Failure} />}
        <h2 className="mt-9 mb-5 text-xl">{t('page.anotherWay')}</h2>
        <MethodChoice payment={payment} onChoose={upload.cancel} />
      </PaymentFrame>
    )
  if (payment.Flow === 'awaiting_method' || isChanging)
    return (
      <PaymentFrame
        view={view}
        hidesStep
        title={t(isChanging ? 'page.changeMethod' : 'page.chooseMethod')}
      >
        <MethodChoice
          payment={payment}
          onChoose={upload.cancel}
          {...(isChanging && { onKeep: () => setChangedAfter(null) })}
        />
      </PaymentFrame>
    )
  const isRejected = payment.Flow === 'rejected'
  return (
    <PaymentFrame
      view={view}
      hidesStep={isRejected}
      title={payment.Method?.Name ?? t('page.title')}
      actions={
        <Button variant="link" onClick={() => setChangedAfter(choices)}>
          {t('page.changeMethod')}
        </Button>
      }
      notice={isRejected && <RejectedProof view={view} />}
    >
      <Instructions key={choices} payment={payment} upload={upload} isBack={isBack} />
    </PaymentFrame>
  )
}

/** Shows the server's own instructions for a way to pay that the site does not know. */
function UnknownInstructions({ steps }: { steps: readonly string[] }) {
  const { t } = useTranslation('payment')
  if (steps.length === 0) return <p>{t('page.unknownBody')}</p>
  return (
    <ol className="list-decimal space-y-2 ps-5">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

type InstructionsProps = { payment: Schemas['Payment']; upload: ProofUpload; isBack: boolean }

function Instructions({ payment, upload, isBack }: InstructionsProps) {
  const { Instructions: how } = payment
  switch (how?.Kind) {
    case 'bank_transfer':
      return <TransferSteps payment={payment} instructions={how} upload={upload} />
    case 'qr':
      return <QrPayment payment={payment} instructions={how} />
    case 'virtual_account':
      return <VirtualAccountPayment payment={payment} instructions={how} />
    case 'card':
    case 'e_wallet':
      return <RedirectPayment payment={payment} instructions={how} isBack={isBack} />
    case 'agent_wallet':
      return <AgentWalletPayment payment={payment} instructions={how} />
    default:
      how?.Kind satisfies UnknownValue | undefined
      return how ? <UnknownInstructions steps={how.Steps} /> : null
  }
}
