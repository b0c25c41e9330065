import { useSyncExternalStore } from 'react'

export type Announcement = { id: number; text: string }

const SHOWN_MS = 4000
const listeners = new Set<() => void>()
let current: Announcement | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Announces in one short sentence what was done, both visibly and to screen readers. */
export function announce(text: string): void {
  show({ id: (current?.id ?? 0) + 1, text })
  clearTimeout(timer)
  timer = setTimeout(() => show(null), SHOWN_MS)
}

export function useAnnouncement(): Announcement | null {
  return useSyncExternalStore(subscribe, () => current)
}

function show(next: Announcement | null): void {
  current = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
