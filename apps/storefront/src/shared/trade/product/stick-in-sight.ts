/** Between the panel and the window's foot, in pixels. */
const gap = 24

/**
 * A ref for what sticks beside the text. An element that fits into the window sticks to its top. A taller one scrolls
 * with the page until its end shows and sticks there, so that no part of it needs to be scrolled by itself.
 */
export function stickInSight(element: HTMLElement | null) {
  if (!element || !('ResizeObserver' in globalThis)) return
  const observer = new ResizeObserver(() => {
    element.style.setProperty('--stick-end', `calc(100dvh - ${element.offsetHeight + gap}px)`)
  })
  observer.observe(element)
  return () => observer.disconnect()
}
