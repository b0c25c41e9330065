import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'

export type RejectedProofProps = {
  rejection: Schemas['PaymentProof']['Rejection']
  className?: string
}

export function RejectedProof({ rejection, className }: RejectedProofProps) {
  const { t } = useTranslation('payment')
  return (
    <Alert
      variant="destructive"
      live="assertive"
      title={t('proof.rejected')}
      {...(className !== undefined && { className })}
    >
      {rejection !== null && <p className="font-semibold">{t(`rejection.${rejection}`)}</p>}
      <p>{t('proof.rejectedBody')}</p>
    </Alert>
  )
}
