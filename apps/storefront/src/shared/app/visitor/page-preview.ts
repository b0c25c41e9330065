import { perVisitor } from './current-visitor.ts'

/** The preview of a link to a page, in messages and posts. */
export type PagePreview = {
  title?: string
  /** The two ends of a route. */
  crossing?: { from: string; to: string }
  /** The lowest price, in words. */
  price?: string
}

const told = perVisitor<{ preview: PagePreview }>(() => ({ preview: {} }))

/** Returns the preview of the page that is being rendered, as far as it is known. */
export const pagePreview = (): PagePreview => told().preview

export function forgetPreview(): void {
  told().preview = {}
}

/**
 * Sets the contents of the page's preview picture, which the site server draws; in the browser it has no effect. The first
 * call wins: a page renders before its parts and knows more of itself.
 */
export function tellPreview(preview: PagePreview): void {
  if (import.meta.env.SSR) told().preview = { ...preview, ...told().preview }
}
