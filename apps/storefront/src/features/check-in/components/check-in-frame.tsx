import { type ReactNode, useEffect } from 'react'

import { useTenant } from '../../../shared/app/tenant.ts'
import { tidyAnswers } from '../../../shared/trade/manifest/device-answers.ts'
import { closeQueue, openQueue, onOtherTab } from '../../../shared/trade/manifest/scan-queue.ts'
import { loadSettings } from '../api/gate-settings.ts'
import { sendScans } from '../api/send-scans.ts'
import { ConflictList } from './conflict-list.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { LineStrip } from './line-strip.tsx'

/**
 * Frames all pages of the manifest with the state of the check-in. Meanwhile it sends waiting scans and keeps the page for
 * offline use.
 */
export function CheckInFrame({ owner, children }: { owner: string; children: ReactNode }) {
  useOpenLine(owner)
  useKeepPage()
  return (
    <>
      <LineStrip />
      <div className="mx-auto w-full max-w-7xl px-4 py-6 sm:px-6 md:py-8 print:max-w-none print:p-0">
        <ConflictList />
        {children}
      </div>
      <LeaveDialog owner={owner} />
    </>
  )
}

/** Loads the scans that wait on the device while a manifest is open, and sends them whenever the connection may be back. */
function useOpenLine(owner: string): void {
  useEffect(() => {
    const send = () => void sendScans()
    const sendWhenSeen = () => {
      if (document.visibilityState === 'visible') send()
    }
    void loadSettings().catch(() => undefined)
    void tidyAnswers(owner, Date.now()).catch(() => undefined)
    void openQueue(owner).then(send)
    const stop = onOtherTab(() => void openQueue(owner))
    window.addEventListener('online', send)
    document.addEventListener('visibilitychange', sendWhenSeen)
    return () => {
      stop()
      window.removeEventListener('online', send)
      document.removeEventListener('visibilitychange', sendWhenSeen)
      closeQueue()
    }
  }, [owner])
}

/** Has the device keep the page itself, so that it opens again without a connection. */
function useKeepPage(): void {
  const tenant = useTenant()
  useEffect(() => {
    if (tenant.Web === '') return
    void import('../../../shared/kit/offline/keep-page.ts')
      .then(({ keepPage }) => keepPage('manifest', tenant))
      .catch(() => undefined)
  }, [tenant])
}
