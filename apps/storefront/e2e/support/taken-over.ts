import type { Page } from '@playwright/test'

/**
 * Waits until the app has taken a rendered page over: actions before that are answered only then, and a device that
 * loses its connection before has no app. A page of static files is the app's from the beginning, and other documents
 * have none.
 */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    const isReacts = (node: Element) => Object.keys(node).some((key) => key.startsWith('__react'))
    return root === null || (root.firstElementChild !== null && isReacts(root.firstElementChild))
  })
}
