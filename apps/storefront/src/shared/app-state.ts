import { create } from 'zustand'

export type AppState = {
  /** True while base configuration is fetched, false after success or failure (§4). */
  isLoading: boolean
  /** The host name that the tenant is asked for with; local hosts are mapped to their test site. */
  host: string
  /** Leaves for another site. A test has no other site to go to. */
  leave: (url: string) => void
}

export const useAppState = create<AppState>(() => ({
  isLoading: true,
  host: '',
  leave: (url) => window.location.replace(url),
}))
