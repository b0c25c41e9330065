import DOMPurify from 'dompurify'
import type { Config } from 'dompurify'

const allowed = {
  ALLOWED_TAGS: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'br'],
  ALLOWED_ATTR: ['href'],
  // Only the web, mail and telephone; no path of ours is linked from a tenant's text.
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:)/i,
} satisfies Config

export type Section = { id: string; title: string }
export type SafeMarkup = { nodes: DocumentFragment; sections: Section[] }

/** A tenant's own text, stripped of everything but structure and links, and the sections to jump to. */
export function sanitiseMarkup(markup: string): SafeMarkup {
  const nodes = DOMPurify.sanitize(markup, { ...allowed, RETURN_DOM_FRAGMENT: true })
  for (const link of nodes.querySelectorAll('a')) link.rel = 'noreferrer'
  const sections = [...nodes.querySelectorAll('h2')].map((heading, index) => {
    heading.id = `section-${index + 1}`
    heading.tabIndex = -1
    return { id: heading.id, title: heading.textContent }
  })
  return { nodes, sections }
}
