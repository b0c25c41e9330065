import type { Locator } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'

/** Returns what a camera would read from the picture of a QR code; undefined if it holds no code. */
export async function readQr(code: Locator): Promise<string | undefined> {
  await code.scrollIntoViewIfNeeded()
  const picture = await code.screenshot({ scale: 'css' })
  const { width, height, pixels } = await code.page().evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)]))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const drawing = canvas.getContext('2d')
      drawing?.drawImage(bitmap, 0, 0)
      const image = drawing?.getImageData(0, 0, bitmap.width, bitmap.height)
      return { width: bitmap.width, height: bitmap.height, pixels: [...(image?.data ?? [])] }
    },
    [...picture],
  )
  try {
    const data = Uint8ClampedArray.from(pixels)
    return decodeQR({ width, height, data }, { effort: Infinity, timeLimit: Infinity })
  } catch {
    // The decoder throws if there is no code in the picture.
    return undefined
  }
}
