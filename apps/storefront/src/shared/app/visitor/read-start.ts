import type { Namespace } from '@selat/i18n'
import type { DehydratedState } from '@tanstack/react-query'

import type { Start } from './visitor.ts'

/** The data that a server writes into the document of a rendered page, with which the browser continues. */
export type RenderedStart = {
  readonly start: Start
  /** The texts that the page needs in addition to those of every page. */
  readonly texts: readonly Namespace[]
  /** The answers that the page was rendered with. */
  readonly queries: DehydratedState
}

/** The id of the element that holds the data. */
export const START_ID = 'start'

/** Reads the data from the document; null if no server has rendered the page. */
export function readStart(): RenderedStart | null {
  const text = document.getElementById(START_ID)?.textContent
  // The data comes from the same build as this code, so its form needs no check.
  return text === undefined ? null : (JSON.parse(text) as RenderedStart)
}
