import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { findViolations, isWiderThanWindow, WCAG } from './support/accessibility.ts'
import { expect, test } from './support/test.ts'

const printer = fileURLToPath(new URL('support/print-mails.ts', import.meta.url))
const LARGEST_BYTES = 64 * 1024 * 1024

/**
 * Returns the first mail of each kind, and every mail about several products. Mails that differ in words only come
 * once.
 */
function mailsOfEachKind(): { name: string; html: string }[] {
  const printed = execFileSync(process.execPath, ['--conditions=source', printer], {
    encoding: 'utf8',
    maxBuffer: LARGEST_BYTES,
  })
  const mails = JSON.parse(printed) as { name: string; html: string }[] // The program has just written this.
  return mails.filter(
    ({ name }, index) =>
      name.includes('several products') ||
      mails.findIndex((other) => other.name.split(' ', 1)[0] === name.split(' ', 1)[0]) === index,
  )
}

test('APP-10 axe finds nothing wrong with a mail of any kind, light and dark, and none scrolls sideways on the narrowest screen', async ({
  page,
}) => {
  test.slow()
  const mails = mailsOfEachKind()
  const complaints: string[] = []
  await page.setViewportSize({ width: 320, height: 640 })
  for (const { name, html } of mails) {
    await page.setContent(html)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const { id, nodes } of await findViolations(page, { runOnly: WCAG }))
        for (const { target } of nodes)
          complaints.push(`${name} ${colorScheme}: ${id} at ${String(target)}`)
    }
    if (await isWiderThanWindow(page)) complaints.push(`${name} scrolls sideways`)
  }

  expect(complaints).toEqual([])
  expect(mails.length).toBeGreaterThan(30)
})
