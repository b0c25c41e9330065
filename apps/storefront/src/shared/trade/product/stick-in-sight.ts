/** Between the panel and the window's foot, in pixels. */
const gap = 24

/**
 * A ref for what sticks beside the text. What fits into the window sticks at its head; what is taller scrolls on with the
 * page until its end shows, and sticks there, so that no part of it needs a scroll of its own.
 */
export function stickInSight(element: HTMLElement | null) {
  if (!element || !('ResizeObserver' in globalThis)) return
  const observer = new ResizeObserver(() => {
    element.style.setProperty('--stick-end', `calc(100dvh - ${element.offsetHeight + gap}px)`)
  })
  observer.observe(element)
  return () => observer.disconnect()
}
