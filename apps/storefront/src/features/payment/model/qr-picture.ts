import { encode } from 'uqr'

const modulePx = 12
/** The empty modules on each side of the code, because scanners need four. */
const quietModules = 4

/** Draws a QR code as a PNG, for a banking app that reads it from the pictures on the same phone. */
export async function qrPicture(value: string): Promise<Blob> {
  const { data } = encode(value, { ecc: 'M', border: quietModules })
  const canvas = new OffscreenCanvas(data.length * modulePx, data.length * modulePx)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  for (const [y, row] of data.entries())
    for (const [x, isBlack] of row.entries())
      if (isBlack) context.fillRect(x * modulePx, y * modulePx, modulePx, modulePx)
  return canvas.convertToBlob({ type: 'image/png' })
}
