/** The pixels between the panel and the lower edge of the window. */
const gap = 24

/**
 * Makes an element stick beside the text; use it as a ref. An element that fits into the window sticks to its top. A
 * taller one scrolls with the page until its end shows and sticks there, so that no part of it needs to be scrolled by
 * itself.
 */
export function stickInSight(element: HTMLElement | null) {
  if (!element || !('ResizeObserver' in globalThis)) return
  const observer = new ResizeObserver(() => {
    element.style.setProperty('--stick-end', `calc(100dvh - ${element.offsetHeight + gap}px)`)
  })
  observer.observe(element)
  return () => observer.disconnect()
}
