export type Announcements = { assertive: string[]; polite: string[] }

/**
 * Records what live regions tell a screen reader from now on, the latest last. The function uses nothing outside itself, so
 * that it can run in a real browser, too.
 */
export function recordAnnouncements(): Announcements {
  const assertive = '[role=alert], [aria-live=assertive]'
  const polite = '[role=status], [aria-live=polite]'
  const said: Announcements = { assertive: [], polite: [] }
  const note = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement
    const regionOf = (selector: string) =>
      element?.closest(selector) ?? element?.querySelector(selector)
    for (const [kind, selector] of [
      ['assertive', assertive],
      ['polite', polite],
    ] as const) {
      const text = regionOf(selector)?.textContent ?? ''
      if (text !== '' && said[kind].at(-1) !== text) said[kind].push(text)
    }
  }
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') note(target)
      for (const added of addedNodes) note(added)
    }
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return said
}
