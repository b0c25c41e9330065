/**
 * The distance from the window within which an element counts as near, so that its content is loaded when it is
 * scrolled into view.
 */
const MARGIN = '200px'

/**
 * Runs `act` once, when an element is in the window or near to it; at once if the browser cannot observe it. An element
 * that is not displayed is never near. Returns the function that stops the wait, for an element that is removed.
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
