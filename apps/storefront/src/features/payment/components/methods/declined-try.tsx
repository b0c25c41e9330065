import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'

import { knownFailure } from '../../../../shared/app/known/known-payments.ts'
import { useChooseMethod } from '../../api/use-payment-step.ts'
import { StepError } from '../step-error.tsx'

export type DeclinedTryProps = {
  payment: Schemas['Payment']
  failure: Schemas['PaymentFailure']
}

/** Says why the last try failed, that no money was taken, and what can be done now, and offers the same method again. */
export function DeclinedTry({ payment, failure: { Reason } }: DeclinedTryProps) {
  const { t } = useTranslation('payment')
  const { run, isRunning, error } = useChooseMethod(payment)
  const { Method } = payment
  return (
    <div className="flex flex-col gap-4">
      <Alert
        // A payer who gave up the try themselves is informed, not warned.
        variant={Reason === 'abandoned' ? 'info' : 'destructive'}
        live="assertive"
        title={t(`failure.${knownFailure(Reason)}`)}
        action={
          Method && (
            <Button
              variant="outline"
              className="max-w-full"
              loading={isRunning}
              onClick={() => run(Method.Code)}
            >
              {t('page.tryAgain', { method: Method.Name })}
            </Button>
          )
        }
      >
        <p>{t('failure.nothingTaken')}</p>
        <p>{t(`failureNow.${knownFailure(Reason)}`)}</p>
      </Alert>
      {error && <StepError error={error} />}
    </div>
  )
}
