import type { PropsWithChildren } from 'react'

import { OfflineNotice } from './offline-notice.tsx'

/** Shows the page and nothing beside it, so that nothing distracts the payer. */
export function BlankLayout({ children }: PropsWithChildren) {
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
 * Makes an element the main part of the document, until React hides its page. While the page is kept alive behind another one,
 * the other page's main part must be the only one. Another rendering of the hidden page may come much later, so it cannot do
 * this.
 */
function beMainPart(element: HTMLDivElement): () => void {
  element.role = 'main'
  element.id = 'content'
  return () => {
    element.role = null
    element.removeAttribute('id')
  }
}
