import { type Appearance, applyAppearance } from '@selat/ui/theme'
import { useMediaQuery } from '@selat/ui/use-media-query'

import { tellServer } from './visitor/told-server.ts'
import { visitorStore } from './visitor/visitor-store.ts'

const storageKey = 'appearance'

const useStore = visitorStore<{ appearance: Appearance }>({
  initial: ({ appearance }) => ({ appearance: appearance ?? 'system' }),
  restore: ({ appearance }) => ({ appearance: appearance ?? storedAppearance() }),
})

export const useAppearance = (): Appearance => useStore((state) => state.appearance)

/** Returns whether the page is dark now, for code outside of components. */
export function isDarkNow(): boolean {
  const { appearance } = useStore.getState()
  if (appearance !== 'system') return appearance === 'dark'
  return globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false
}

/** Returns whether the page is dark now, by choice or by the device. */
export function useIsDark(): boolean {
  const appearance = useAppearance()
  const deviceIsDark = useMediaQuery('(prefers-color-scheme: dark)')
  return appearance === 'system' ? deviceIsDark : appearance === 'dark'
}

export function chooseAppearance(appearance: Appearance): void {
  localStorage.setItem(storageKey, appearance)
  useStore.setState({ appearance })
  applyAppearance(document.documentElement, appearance)
  tellServer('appearance', appearance === 'system' ? null : appearance)
}

/** Applies the stored appearance before the first paint, so that the loading screen has it, too. */
export function showStoredAppearance(): void {
  applyAppearance(document.documentElement, storedAppearance())
}

export function storedAppearance(): Appearance {
  const stored = localStorage.getItem(storageKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}
