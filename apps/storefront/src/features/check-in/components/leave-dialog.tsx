import { useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Dialog } from '@selat/ui/dialog'
import { useState, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { isLoggingOut } from '../../../shared/app/logout-state.ts'
import { useOnline } from '../../../shared/app/online.ts'
import { wipeOwner } from '../../../shared/kit/offline/manifest-device.ts'
import { useLogout } from '../../../shared/kit/use-logout.ts'
import { useScanQueue, scanQueue } from '../../../shared/trade/manifest/scan-queue.ts'
import { sendScans } from '../api/send-scans.ts'
import { WaitingList } from './waiting-dialog.tsx'

/** Asks before a logout while scans wait on this device, because they are stored nowhere else. */
export function LeaveDialog({ owner }: { owner: string }) {
  const { t } = useTranslation(['manifest', 'common'])
  const location = useLocation()
  const navigate = useNavigate()
  const logout = useLogout()
  const waiting = useScanQueue((line) => line.waiting)
  const isOnline = useOnline()
  const [isSending, setSending] = useState(false)
  const stay = () => void navigate(location.pathname + location.search, { replace: true })
  useLeaveWhenSent({ owner, isLeaving: isLoggingOut(location), logout: () => void logout(), stay })
  const send = async () => {
    setSending(true)
    await sendScans()
    setSending(false)
  }
  const discard = async () => {
    // The user must be logged out even if the device's store fails.
    await wipeOwner(owner).catch(() => undefined)
    await logout()
  }
  return (
    <Dialog
      open={isLoggingOut(location) && waiting.length > 0}
      onOpenChange={stay}
      title={t('leave.title', { count: waiting.length })}
      description={t('leave.lead')}
      closeLabel={t('common:action.close')}
      footer={
        <>
          <Button variant="outline" onClick={stay}>
            {t('leave.stay')}
          </Button>
          <Button variant="destructive" onClick={() => void discard()}>
            {t('leave.discard')}
          </Button>
          {isOnline && (
            <Button loading={isSending} onClick={() => void send()}>
              {t('leave.send')}
            </Button>
          )}
        </>
      }
    >
      <WaitingList scans={waiting} />
      {!isOnline && (
        <Alert variant="warning" className="mt-3">
          {t('leave.needsLine')}
        </Alert>
      )}
    </Dialog>
  )
}

type Leaving = { owner: string; isLeaving: boolean; logout: () => void; stay: () => void }

/**
 * Logs out a user who has asked for it as soon as no scan waits any more. If the server has objected to a scan meanwhile, the
 * user stays logged in, because the conflict has to be read before it is deleted.
 */
function useLeaveWhenSent({ owner, isLeaving, logout, stay }: Leaving): void {
  const finish = useEffectEvent((hasConflict: boolean) => (hasConflict ? stay() : logout()))
  useEffect(() => {
    if (!isLeaving) return undefined
    const known = scanQueue().conflicts.length
    return useScanQueue.subscribe((line, before) => {
      const isSent = before.waiting.length > 0 && line.waiting.length === 0
      if (isSent && line.owner === owner) finish(line.conflicts.length > known)
    })
  }, [isLeaving, owner])
}
