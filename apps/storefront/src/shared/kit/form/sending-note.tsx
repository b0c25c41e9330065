import { useTranslation } from '@selat/i18n'

import { useSlow } from '../use-slow.ts'

/** Says that something is being sent: to screen readers at once, and visibly if it takes longer than it should (ERR-4). */
export function SendingNote() {
  const { t } = useTranslation('common')
  const isSlow = useSlow(true)
  return (
    <p role="status" className={isSlow ? 'text-muted-foreground' : 'sr-only'}>
      {isSlow ? t('state.slow') : t('state.sending')}
    </p>
  )
}
