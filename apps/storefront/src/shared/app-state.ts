import { create } from 'zustand'

export type AppState = {
  /** True while base configuration is fetched, false after success or failure (§4). */
  isLoading: boolean
  /** The host name that the tenant is asked for with; local hosts are mapped to their test site. */
  host: string
}

export const useAppState = create<AppState>(() => ({ isLoading: true, host: '' }))
