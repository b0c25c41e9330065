type Listener = () => void

const listeners = new Set<Listener>()

/** The admin API no longer knows the token: whoever owns navigation leads to the login page (NAV-11). */
export function loginRequired(): void {
  for (const listener of listeners) listener()
}

export function onLoginRequired(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
