import { visitorStore } from './visitor/visitor-store.ts'

export type AppState = {
  /** True while base configuration is fetched, false after success or failure (§4). */
  isLoading: boolean
  /** The host name that the tenant is asked for with; local hosts are mapped to their test site. */
  host: string
  /** The address, path and query, that the server could not find. */
  missing: string | null
  /** Leaves for another site, in the place of this entry of the history or after it. A test has no other site to go to. */
  leave: (url: string, how: { isReplacing: boolean }) => void
}

export const useAppState = visitorStore<AppState>({
  initial: ({ host, base, missing }) => ({
    isLoading: base === null,
    host,
    missing,
    leave: (url, { isReplacing }) =>
      isReplacing ? window.location.replace(url) : window.location.assign(url),
  }),
})
