import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Dialog } from '@selat/ui/dialog'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { blockNavigation } from './block-navigation.ts'
import type { BlockedNavigation } from './block-navigation.ts'

/** Asks before what was typed is left behind: by a link, by Back, or by closing the tab. */
export function UnsavedGuard({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState<BlockedNavigation | null>(null)
  useEffect(() => {
    if (isActive) return blockNavigation(setLeaving)
  }, [isActive])
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
