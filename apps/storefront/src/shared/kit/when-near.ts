/** An element this far from the window counts as near, so that what it waits for is there when it is scrolled to. */
const MARGIN = '200px'

/**
 * Runs `act` once, when an element is in the window or near to it; at once where no browser can tell. An element that is
 * not displayed is never near. Returns how to stop waiting, for an element that goes away.
 */
export function whenNear(element: Element, act: () => void): () => void {
  if (!('IntersectionObserver' in globalThis)) {
    act()
    return () => undefined
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: MARGIN },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
