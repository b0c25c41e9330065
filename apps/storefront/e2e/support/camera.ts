import type { Page } from '@playwright/test'
import { encodeQR } from 'qr'

/**
 * Has the camera of a device show a QR code, as if the code were held before it. Every test browser gets the same
 * picture.
 */
export async function showBeforeCamera(page: Page, text: string): Promise<void> {
  const rows = encodeQR(text, 'raw')
  await page.addInitScript((modules) => {
    const paint = () => {
      const canvas = document.createElement('canvas')
      canvas.width = 640
      canvas.height = 480
      const drawing = canvas.getContext('2d')
      if (!drawing) throw new Error('Nothing can be drawn')
      const size = Math.floor(360 / modules.length)
      const draw = () => {
        drawing.fillStyle = 'white'
        drawing.fillRect(0, 0, 640, 480)
        drawing.fillStyle = 'black'
        for (const [y, row] of modules.entries())
          for (const [x, isDark] of row.entries())
            if (isDark) drawing.fillRect(140 + x * size, 60 + y * size, size, size)
      }
      draw()
      // A stream gets a new picture only when something is drawn.
      setInterval(draw, 100)
      return canvas.captureStream(10)
    }
    Object.defineProperty(navigator, 'mediaDevices', {
      value: { getUserMedia: async () => paint() },
    })
  }, rows)
}
