import { useIsHiddenPage } from './hidden-page.ts'
import type { LayoutProps } from './layout.tsx'
import { OfflineNotice } from './offline-notice.tsx'

/**
 * The page and nothing beside it, so that nothing draws the payer away. While a page of this layout is kept alive behind
 * another, the other one's main part is the only one. It stays the same element, because another one would begin anew.
 */
export function BlankLayout({ children }: LayoutProps) {
  const isHidden = useIsHiddenPage()
  return (
    <div className="flex min-h-dvh flex-col">
      <OfflineNotice />
      <div
        {...(!isHidden && { role: 'main', id: 'content' })}
        tabIndex={-1}
        className="grow outline-none"
      >
        {children}
      </div>
    </div>
  )
}
