import { whenIdle } from './spare-time.ts'
import { visitorStore } from './visitor/visitor-store.ts'

const useStore = visitorStore<{ hasInteracted: boolean }>({
  initial: () => ({ hasInteracted: false }),
})

type Download = () => Promise<unknown>

// oxlint-disable-next-line visitors/no-module-state -- code, which is the same for every visitor
const waiting = new Set<Download>()

/**
 * Events that only a person causes; scrolling and focus do not count, because a page causes them by itself. Screen readers and
 * voice control click without a pointer, so clicks count, too.
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'click'] as const

/** Whether the visitor has pointed, touched, clicked, turned a wheel or pressed a key since the page was opened. */
export const useHasInteracted = (): boolean => useStore((state) => state.hasInteracted)

/** Downloads what the first view does not need once the visitor has interacted, so that it is there before it is needed. */
export function onFirstInteraction(download: Download): void {
  waiting.add(download)
  // A module may call this while a server starts, when there is no visitor yet.
  if (!import.meta.env.SSR && useStore.getState().hasInteracted)
    whenIdle(() => void downloadWaiting())
}

/** Begins to listen for the first interaction. */
export function watchFirstInteraction(): void {
  const note = () => {
    for (const sign of signs) removeEventListener(sign, note, true)
    useStore.setState({ hasInteracted: true })
    whenIdle(() => void downloadWaiting())
  }
  for (const sign of signs) addEventListener(sign, note, { capture: true, passive: true })
}

/** Downloads everything that waits. A failure is ignored here, because it is reported when the part is needed. */
export async function downloadWaiting(): Promise<void> {
  const downloads = [...waiting]
  waiting.clear()
  await Promise.allSettled(downloads.map((download) => download()))
}
