import type { ReactNode } from 'react'

import { ConflictList } from './conflict-list.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { LineStrip } from './line-strip.tsx'
import { useKeepPage, useOpenLine } from './use-open-line.ts'

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
