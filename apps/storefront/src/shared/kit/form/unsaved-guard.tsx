import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Dialog } from '@selat/ui/dialog'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { type BlockedNavigation, blockNavigation } from './block-navigation.ts'
import type { ServerFormState } from './use-server-form.ts'

type UnsavedGuardProps = {
  form: Pick<ServerFormState, 'renderNow'>
  /** Whether there is typed text that is not saved, as the form is rendered. */
  isActive: boolean
}

/** Asks before typed text is left behind by a link, by Back, or by closing the tab. */
export function UnsavedGuard({ form, isActive }: UnsavedGuardProps) {
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState<BlockedNavigation | null>(null)
  const [isTouched, setTouched] = useState(false)
  const isUnsaved = useRef(isActive)
  useLayoutEffect(() => {
    isUnsaved.current = isActive
  }, [isActive])
  // The watch begins with the first input instead of the first render. The browser reports a step back after it has
  // happened, and only a watch that began on this page knows how many steps it was.
  useEffect(() => {
    const touch = () => setTouched(true)
    document.addEventListener('input', touch, { once: true })
    return () => document.removeEventListener('input', touch)
  }, [])
  const isWatching = isActive || isTouched
  const { renderNow } = form
  useEffect(() => {
    if (!isWatching) return
    const isBlocked = () => {
      // The page may be left before the last key press is rendered.
      renderNow()
      return isUnsaved.current
    }
    return blockNavigation({ isBlocked, ask: setLeaving })
  }, [isWatching, renderNow])
  const stay = () => setLeaving(null)
  const go = () => {
    stay()
    if (leaving?.kind === 'link') void navigate(leaving.to)
    else leaving?.go()
  }
  return (
    <Dialog
      open={leaving !== null}
      onOpenChange={stay}
      title={t('confirm.title')}
      closeLabel={t('action.close')}
      footer={
        <>
          <Button variant="outline" onClick={stay}>
            {t('confirm.stay')}
          </Button>
          <Button variant="destructive" onClick={go}>
            {t('confirm.go')}
          </Button>
        </>
      }
    >
      <p>{t('confirm.leave')}</p>
    </Dialog>
  )
}
