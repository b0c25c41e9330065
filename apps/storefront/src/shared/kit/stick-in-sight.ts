/** The pixels between the panel and the lower edge of the window. */
const gap = 24
/** The height of the page's header in rem, and the same with the label above a control. */
const headerRem = 5
const headRem = 8

/**
 * Makes an element stick beside the text; use it as a ref. An element that fits into the window sticks to its top. A
 * taller one scrolls with the page until its end shows and sticks there, so that no part of it needs to be scrolled by
 * itself. While it sticks, scrolling cannot show its upper part, so it is lowered until the control with the focus shows.
 */
export function stickInSight(element: HTMLElement | null) {
  if (!element || !('ResizeObserver' in globalThis)) return
  let lowered = 0
  let scrolledTo = window.scrollY
  let isPressed = false
  const lowerBy = (pixels: number) => {
    lowered = Math.max(0, pixels)
    const end = element.offsetHeight + gap - lowered
    element.style.setProperty('--stick-end', `calc(100dvh - ${end}px)`)
  }
  // Near the top of the page it stands lower than where it would stick, and lowering that place alone moves nothing.
  const reached = () => {
    const upperEnd = window.innerHeight - element.offsetHeight - gap
    return Math.max(lowered, element.getBoundingClientRect().top - upperEnd)
  }
  const showFocused = () => {
    const focused = document.activeElement
    // A pressed control shows already, and it must not move away below the pointer.
    if (isPressed || !focused || !element.contains(focused)) return
    const rem = remInPixels()
    const { top, bottom } = focused.getBoundingClientRect()
    const foot = window.innerHeight - gap
    // The element never sticks below the header, so it is not lowered any further than that.
    const most = element.offsetHeight + gap + headRem * rem - window.innerHeight
    if (top < headerRem * rem) lowerBy(Math.min(most, reached() + headRem * rem - top))
    else if (bottom > foot) lowerBy(lowered + foot - bottom)
    else return
    // The browser may have scrolled to where it does not stick, and there it moves with the page.
    focused.scrollIntoView?.({ block: 'nearest' })
  }
  // Scrolling down brings its end back, as if the lowered element moved with the page.
  const raise = () => {
    const down = window.scrollY - scrolledTo
    scrolledTo = window.scrollY
    if (lowered > 0 && down > 0) lowerBy(lowered - down)
  }
  const press = ({ type }: Event) => {
    isPressed = type === 'pointerdown'
  }
  // Messages beside wrong fields make it taller, which moves its upper part out of sight.
  const observer = new ResizeObserver(() => {
    lowerBy(lowered)
    showFocused()
  })
  observer.observe(element)
  const listening = new AbortController()
  const { signal } = listening
  element.addEventListener('focusin', showFocused, { signal })
  element.addEventListener('pointerdown', press, { signal })
  window.addEventListener('pointerup', press, { signal })
  window.addEventListener('pointercancel', press, { signal })
  window.addEventListener('scroll', raise, { passive: true, signal })
  return () => {
    observer.disconnect()
    listening.abort()
  }
}

function remInPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}
