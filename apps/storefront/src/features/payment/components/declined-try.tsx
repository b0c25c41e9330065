import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'

export type DeclinedTryProps = { failure: Schemas['PaymentFailure']; className?: string }

/** Why the last try came to nothing, that nothing was taken, and what can be done now. */
export function DeclinedTry({ failure: { Reason }, className }: DeclinedTryProps) {
  const { t } = useTranslation('payment')
  return (
    <Alert
      // Who turned back himself is not told off.
      variant={Reason === 'abandoned' ? 'info' : 'destructive'}
      live="assertive"
      title={t(`failure.${Reason}`)}
      {...(className !== undefined && { className })}
    >
      <p>{t('failure.nothingTaken')}</p>
      <p>{t(`failureNow.${Reason}`)}</p>
    </Alert>
  )
}
