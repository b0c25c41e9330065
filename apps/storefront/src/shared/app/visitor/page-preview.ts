import { perVisitor } from './current-visitor.ts'

/** What a link to a page is shown with, where it is sent to somebody or posted. */
export type PagePreview = {
  title?: string
  /** The two ends of a route. */
  crossing?: { from: string; to: string }
  /** The lowest price, in words. */
  price?: string
}

const told = perVisitor<{ preview: PagePreview }>(() => ({ preview: {} }))

/** What the page that is being rendered has told so far. */
export const pagePreview = (): PagePreview => told().preview

export function forgetPreview(): void {
  told().preview = {}
}

/**
 * Tells what a picture of the page shows, for the server that draws it; in the browser nothing is done with it. What was told
 * first stays: a page knows more of itself than the parts that it is made of.
 */
export function tellPreview(preview: PagePreview): void {
  if (import.meta.env.SSR) told().preview = { ...preview, ...told().preview }
}
