import { perVisitor } from './visitor/current-visitor.ts'

type Listener = () => void

const listeners = perVisitor(() => new Set<Listener>())

/** Calls the listeners after the admin API has refused the token; one of them opens the login page (NAV-11). */
export function loginRequired(): void {
  for (const listener of listeners()) listener()
}

export function onLoginRequired(listener: Listener): () => void {
  const own = listeners()
  own.add(listener)
  return () => own.delete(listener)
}
