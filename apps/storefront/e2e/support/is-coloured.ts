import type { Locator } from '@playwright/test'

/** The difference between the parts of a colour from which people see it as one, and not as a grey. */
const SEEN = 40

/** Returns whether a visitor sees any colour in an element. With forced colours no style says so, so its picture is looked at. */
export async function isColoured(element: Locator): Promise<boolean> {
  await element.scrollIntoViewIfNeeded()
  const picture = await element.screenshot({ scale: 'css' })
  return element.page().evaluate(
    async ([bytes, seen]) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)]))
      const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      drawing?.drawImage(bitmap, 0, 0)
      const data = [...(drawing?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [])]
      return data.some((red, at) => {
        const parts = at % 4 === 0 ? [red, data[at + 1] ?? red, data[at + 2] ?? red] : [0]
        return Math.max(...parts) - Math.min(...parts) > seen
      })
    },
    [[...picture], SEEN] as const,
  )
}
