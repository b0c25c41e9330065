import type { LayoutProps } from './layout.tsx'
import { OfflineNotice } from './offline-notice.tsx'

/** The page and nothing beside it, so that nothing draws the payer away. */
export function BlankLayout({ children }: LayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <OfflineNotice />
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
    </div>
  )
}
