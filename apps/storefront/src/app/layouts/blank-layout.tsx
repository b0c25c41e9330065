import type { LayoutProps } from './layout.tsx'
import { OfflineNotice } from './offline-notice.tsx'

/** The page and nothing beside it, so that nothing draws the payer away. */
export function BlankLayout({ children }: LayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <OfflineNotice />
      <div ref={beMainPart} tabIndex={-1} className="grow outline-none">
        {children}
      </div>
    </div>
  )
}

/**
 * While a page of this layout is kept alive behind another, the other one's main part is the only one. React takes the
 * element away from here in the moment in which it hides the page; another rendering of what is hidden may come much later.
 */
function beMainPart(element: HTMLDivElement): () => void {
  element.role = 'main'
  element.id = 'content'
  return () => {
    element.role = null
    element.removeAttribute('id')
  }
}
