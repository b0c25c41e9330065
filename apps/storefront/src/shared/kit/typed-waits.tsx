import { useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import type { ReactNode } from 'react'

import { forgetSetAside, useIsSetAside } from '../app/set-aside.ts'

export type TypedWaitsProps = {
  /** The way to the login, where that is another page. */
  login?: ReactNode
  className?: string
}

/** After a session has ended: what was typed waits for its owner, who may also have it deleted on a shared machine. */
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
