import { visitorStore } from './visitor/visitor-store.ts'

export type AppState = {
  /** Whether the base configuration is being loaded; false after success or failure (§4). */
  isLoading: boolean
  /** The host name by which the tenant is looked up; local hosts are mapped to their test site. */
  host: string
  /** The path and query of an address whose subject the server could not find. */
  missing: string | null
  /**
   * Opens another site, in a new entry of the history or in place of the present one. Tests replace it, because they
   * have no other site.
   */
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
