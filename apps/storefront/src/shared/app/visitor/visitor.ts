import type { LanguageCode } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import type { Appearance } from '@selat/ui/theme'

/** What an app begins with. A server that rendered the page tells all of it; a page without one knows its host only. */
export type Start = {
  /** The host name that the tenant is asked for with; local hosts are mapped to their test site. */
  readonly host: string
  /** Null where the device decides: what was chosen here before, or what the browser prefers. */
  readonly language: LanguageCode | null
  readonly currency: string | null
  readonly appearance: Appearance | null
  /** The tenant's configuration, where it has been asked for already. */
  readonly base: Schemas['BaseConfiguration'] | null
  /** The address, path and query, whose subject the API does not know: its page is the one of what is not found. */
  readonly missing: string | null
}

export const emptyStart: Start = {
  host: '',
  language: null,
  currency: null,
  appearance: null,
  base: null,
  missing: null,
}

/**
 * One visitor's app: everything that belongs to one visitor is kept in here, and nothing of it in a module. A browser
 * has one visitor, a test has a new one each time, and a server has as many as there are requests.
 */
export type Visitor = {
  readonly start: Start
  /** What was made for this visitor, by who made it. */
  readonly parts: Map<object, unknown>
  /** Aborted when the app ends: whoever listens to the window stops then. */
  readonly signal: AbortSignal
  readonly end: () => void
  /** How calls of the general API are sent, where it is not the browser that sends them. */
  readonly fetch: ((request: Request) => Promise<Response>) | undefined
}

export function createVisitor(
  start: Partial<Start> = {},
  { fetch }: Partial<Pick<Visitor, 'fetch'>> = {},
): Visitor {
  const ending = new AbortController()
  return {
    start: { ...emptyStart, ...start },
    parts: new Map(),
    signal: ending.signal,
    end: () => ending.abort(),
    fetch,
  }
}
