import type { Namespace } from '@selat/i18n'
import type { DehydratedState } from '@tanstack/react-query'

import type { Start } from './visitor.ts'

/** What a server writes into the document of a page that it has rendered, for the browser to go on with. */
export type RenderedStart = {
  readonly start: Start
  /** The texts that the page speaks beside those of every page. */
  readonly texts: readonly Namespace[]
  /** The answers that the page was rendered with. */
  readonly queries: DehydratedState
}

/** The element that holds it. */
export const START_ID = 'start'

/** Null where no server has rendered the page. */
export function readStart(): RenderedStart | null {
  const text = document.getElementById(START_ID)?.textContent
  // Of the same build as this code, and so of its form.
  return text === undefined ? null : (JSON.parse(text) as RenderedStart)
}
