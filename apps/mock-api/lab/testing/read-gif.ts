import { GifReader } from 'omggif'

/** Returns the pixels of a picture, as a camera provides them. */
export function readGif(bytes: Uint8Array): { width: number; height: number; data: Uint8Array } {
  const picture = new GifReader(Buffer.from(bytes))
  const { width, height } = picture
  const data = new Uint8Array(width * height * 4)
  picture.decodeAndBlitFrameRGBA(0, data)
  return { width, height, data }
}
