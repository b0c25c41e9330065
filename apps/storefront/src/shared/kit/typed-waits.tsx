import { useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import type { ReactNode } from 'react'

import { forgetSetAside, useIsSetAside } from '../app/set-aside.ts'

export type TypedWaitsProps = {
  /** The link to the login, if that is another page. */
  login?: ReactNode
  className?: string
}

/**
 * Says after a session has ended that typed text waits for its owner to log in again, and offers to delete it, because
 * the device may be shared.
 */
export function TypedWaits({ login, className }: TypedWaitsProps) {
  const { t } = useTranslation('common')
  const isWaiting = useIsSetAside()
  if (!isWaiting) return null
  return (
    <Alert
      variant="warning"
      live="polite"
      title={t('typed.ended')}
      {...(className !== undefined && { className })}
      action={
        <>
          {login}
          <Button variant="outline" size="sm" onClick={forgetSetAside}>
            {t('typed.delete')}
          </Button>
        </>
      }
    >
      {t('typed.waits')}
    </Alert>
  )
}
