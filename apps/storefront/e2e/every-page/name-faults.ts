import type { Page } from '@playwright/test'

/** Finds names in which two words that stand apart on the page, such as 'Place of birth' and 'optional', are said as one. */
export async function findNameFaults(page: Page): Promise<string[]> {
  const apart = await page.evaluate(findWordsApart)
  if (apart.length === 0) return []
  const names = await readNames(page)
  return apart
    .filter((joined) => names.some((name) => name.includes(joined)))
    .map((joined) => `a name runs together: “${joined}”`)
}

/** Returns ends and beginnings of texts that follow each other directly in the document, but stand apart on the page. */
function findWordsApart(): string[] {
  const named =
    'a[href], button, label, legend, summary, th, h1, h2, h3, h4, figcaption, caption, [role=button], [role=link], [role=tab], [role=radio], [role=checkbox], [role=switch], [role=option], [role=menuitem]'
  const found = new Set<string>()
  for (const element of document.querySelectorAll(named)) {
    if (!element.checkVisibility()) continue
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let before: Text | undefined
    while (walker.nextNode()) {
      const text = walker.currentNode as Text // it shows nothing else
      if (text.data === '' || text.parentElement?.closest('[aria-hidden=true]')) continue
      if (before && homeOf(before) !== homeOf(text) && areApart(before, text))
        found.add(before.data.slice(-12) + text.data.slice(0, 12))
      before = text
    }
  }
  return [...found]

  /** Returns the element that a text belongs to; an unbroken part belongs to the text around it. */
  function homeOf({ parentElement }: Text): Element | null | undefined {
    const unbroken = parentElement?.closest('[data-slot=unbroken], [data-slot=yielding]')
    return unbroken ? unbroken.parentElement : parentElement
  }

  function areApart(one: Text, other: Text): boolean {
    if (!/[\p{L}\p{N}]$/u.test(one.data) || !/^[\p{L}\p{N}]/u.test(other.data)) return false
    const end = document.createRange()
    end.setStart(one, one.length - 1)
    end.setEnd(one, one.length)
    const start = document.createRange()
    start.setStart(other, 0)
    start.setEnd(other, 1)
    const [last, first] = [end.getBoundingClientRect(), start.getBoundingClientRect()]
    return first.top >= last.bottom || first.left - last.right > 1
  }
}

/** Returns every name that the browser tells assistive technology. */
async function readNames(page: Page): Promise<string[]> {
  const line = await page.context().newCDPSession(page)
  const { nodes } = await line.send('Accessibility.getFullAXTree')
  await line.detach()
  return nodes.flatMap(({ ignored, role, name }) =>
    !ignored && role?.value !== 'StaticText' && typeof name?.value === 'string' ? [name.value] : [],
  )
}
