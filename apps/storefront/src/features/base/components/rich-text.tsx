import DOMPurify from 'dompurify'
import type { Config } from 'dompurify'
import { useCallback } from 'react'

const allowed = {
  ALLOWED_TAGS: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'br'],
  ALLOWED_ATTR: ['href', 'id'],
  // Only the web, mail and telephone; no path of ours is linked from a tenant's text.
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|#)/i,
} satisfies Config

/** A tenant's own text, stripped of everything but structure and links. */
export function RichText({ markup }: { markup: string }) {
  // As nodes, not as text: the page's policy allows nobody to write HTML.
  const fill = useCallback(
    (element: HTMLDivElement | null) => element?.replaceChildren(sanitise(markup)),
    [markup],
  )
  return <div ref={fill} className={prose} />
}

function sanitise(markup: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(markup, { ...allowed, RETURN_DOM_FRAGMENT: true })
  for (const link of fragment.querySelectorAll('a')) link.rel = 'noreferrer'
  return fragment
}

const prose =
  'max-w-prose [&_a[href]]:text-brand-text [&_a[href]]:underline [&_a[href]]:underline-offset-4 [&_h2]:mt-10 [&_h2]:text-2xl [&_h2:first-child]:mt-0 [&_h3]:mt-6 [&_h3]:text-xl [&_li]:mt-2 [&_ol]:mt-4 [&_ol]:list-decimal [&_ol]:ps-6 [&_p]:mt-4 [&_ul]:mt-4 [&_ul]:list-disc [&_ul]:ps-6'
