import { perVisitor } from './visitor/current-visitor.ts'

type Listener = () => void

const listeners = perVisitor(() => new Set<Listener>())

/** The admin API no longer knows the token: whoever owns navigation leads to the login page (NAV-11). */
export function loginRequired(): void {
  for (const listener of listeners()) listener()
}

export function onLoginRequired(listener: Listener): () => void {
  const own = listeners()
  own.add(listener)
  return () => own.delete(listener)
}
