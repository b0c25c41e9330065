import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'

import { useConfirmPayment } from '../../api/use-payment-step.ts'
import { StepError } from '../step-error.tsx'
import { proofFieldId } from './proof-step.tsx'

export type ConfirmStepProps = { payment: Schemas['Payment']; isUploading: boolean }

const reasonId = 'confirm-reason'

/** Sends 'I have paid' once there is a proof. Until then the button says what is missing, and focuses the field for it. */
export function ConfirmStep({ payment, isUploading }: ConfirmStepProps) {
  const { t } = useTranslation('payment')
  const { run, isRunning, error } = useConfirmPayment(payment)
  const isReady = payment.Flow === 'proof_uploaded' && !isUploading
  const press = () => {
    if (isReady) run(null)
    else document.getElementById(proofFieldId)?.focus()
  }
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-xl">{t('confirm.title')}</h2>
      {/* The button is not `disabled`, because a button without focus cannot say what is missing. */}
      <Button
        variant="main"
        size="lg"
        className="self-start"
        loading={isRunning}
        aria-disabled={!isReady || undefined}
        aria-describedby={reasonId}
        onClick={press}
      >
        {isRunning ? t('confirm.sending') : t('confirm.button')}
      </Button>
      <p id={reasonId} className="text-sm text-muted-foreground">
        {isUploading && t('confirm.whileUploading')}
        {!isUploading && (isReady ? t('confirm.next') : t('confirm.needsProof'))}
      </p>
      {error && <StepError error={error} />}
    </div>
  )
}
