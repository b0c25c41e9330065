import type { LanguageCode } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import type { Appearance } from '@selat/ui/theme'

import { createServerClock, type ServerClock } from './server-clock.ts'

/**
 * The data that an app starts with. A server that rendered the page gives all of it; a page without one knows only its host.
 */
export type Start = {
  /** The host name by which the tenant is looked up; local hosts are mapped to their test site. */
  readonly host: string
  /**
   * The language of a rendered page. If it is null, the device decides by the choice stored there, or by the browser's
   * preference.
   */
  readonly language: LanguageCode | null
  readonly currency: string | null
  readonly appearance: Appearance | null
  /** The tenant's configuration, if it is loaded already. */
  readonly base: Schemas['BaseConfiguration'] | null
  /** The path and query whose subject the API does not know; it opens the not-found page. */
  readonly missing: string | null
  /** The API's time at which a server rendered the page, in epoch milliseconds; null if none has rendered it. */
  readonly renderedAt: number | null
}

export const emptyStart: Start = {
  host: '',
  language: null,
  currency: null,
  appearance: null,
  base: null,
  missing: null,
  renderedAt: null,
}

/**
 * The app of one visitor: everything that belongs to a visitor is stored in it, and nothing of it in a module. A browser has
 * one visitor, a test a new one each time, and a server one for each request.
 */
export type Visitor = {
  readonly start: Start
  /** The values that were made for this visitor, by the function that made them. */
  readonly parts: Map<object, unknown>
  /** Aborted when the app ends, so that listeners of the window stop. */
  readonly signal: AbortSignal
  readonly clock: ServerClock
  readonly end: () => void
  /** Sends calls of the general API, if the browser does not. */
  readonly fetch: ((request: Request) => Promise<Response>) | undefined
}

export function createVisitor(
  start: Partial<Start> = {},
  { fetch }: Partial<Pick<Visitor, 'fetch'>> = {},
): Visitor {
  const ending = new AbortController()
  return {
    start: { ...emptyStart, ...start },
    clock: createServerClock(start.renderedAt ?? null),
    parts: new Map(),
    signal: ending.signal,
    end: () => ending.abort(),
    fetch,
  }
}
