import { tenant, useTenant } from '../tenant.ts'
import { visitorStore } from '../visitor/visitor-store.ts'

const storageKey = 'analyticsConsent'

export type Consent = 'granted' | 'denied'

type ConsentState = {
  /**
   * The answer of the visitor; `unread` until the browser has taken the page over, because a server does not know what the
   * device has stored.
   */
  consent: Consent | 'unasked' | 'unread'
  /** Whether a visitor who has answered looks at the question again. */
  isReopened: boolean
}

const useStore = visitorStore<ConsentState>({
  initial: () => ({ consent: 'unread', isReopened: false }),
  restore: () => ({ consent: storedConsent() }),
  follow: ({ setState }, signal) => {
    // A choice in one tab counts in all tabs. The key is null if the whole storage was wiped.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKey || key === null) setState({ consent: storedConsent() })
    }
    window.addEventListener('storage', onStorage, { signal })
  },
})

function storedConsent(): Consent | 'unasked' {
  const stored = localStorage.getItem(storageKey)
  return stored === 'granted' || stored === 'denied' ? stored : 'unasked'
}

/** Whether the tenant may receive events: it wants them, and the visitor has agreed if the tenant asks for consent. */
export function mayTell(): boolean {
  const { Analytics } = tenant()
  if (!Analytics) return false
  return !Analytics.Consent || useStore.getState().consent === 'granted'
}

/** Whether this site asks its visitors for consent at all. */
export const useIsConsentAsked = (): boolean => useTenant().Analytics?.Consent === true

/**
 * Returns the answer that the open question shows: `unasked` before the first answer, else the answer that is looked at again.
 * Null if the question is not shown.
 */
export function useOpenConsent(): Consent | 'unasked' | null {
  const isAsked = useIsConsentAsked()
  const consent = useStore((state) => state.consent)
  const isReopened = useStore((state) => state.isReopened)
  if (!isAsked || consent === 'unread') return null
  return consent === 'unasked' || isReopened ? consent : null
}

export function chooseConsent(consent: Consent): void {
  localStorage.setItem(storageKey, consent)
  useStore.setState({ consent, isReopened: false })
}

/** Shows the question again to a visitor who has answered it. */
export function reopenConsent(): void {
  useStore.setState({ isReopened: true })
}
