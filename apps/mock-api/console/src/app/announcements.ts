import { useSyncExternalStore } from 'react'

export type Announcement = { id: number; text: string }

const SHOWN_MS = 4000
const listeners = new Set<() => void>()
let current: Announcement | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Says in one short sentence what has been done, to eyes and ears. */
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
