const pngStart = [
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1,
  0, 0, 0, 1,
]

/** Returns a file of any size that passes as a picture: apart from its header and its end, it is all pixels. */
export function pngFile(name = 'receipt.png', size = 400): File {
  const bytes = new Uint8Array(size)
  bytes.set(pngStart)
  const pixels = 33
  const end = size - 12
  new DataView(bytes.buffer).setUint32(pixels, end - pixels - 12)
  bytes.set([0x49, 0x44, 0x41, 0x54], pixels + 4)
  bytes.set([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82], end)
  return new File([bytes], name, { type: 'image/png' })
}

/** Returns a picture of 268 million pixels in a few bytes. */
export async function hugePngFile(): Promise<File> {
  const bytes = new Uint8Array(await pngFile().arrayBuffer())
  new DataView(bytes.buffer).setUint32(16, 16_384)
  new DataView(bytes.buffer).setUint32(20, 16_384)
  return new File([bytes], 'receipt.png', { type: 'image/png' })
}

/** Returns a page of HTML that is named as a picture. */
export function htmlNamedPng(): File {
  return new File(['<!doctype html><script>alert(1)</script>'], 'receipt.png', {
    type: 'image/png',
  })
}

/** Returns a file that can be read only once `release` is called, as from a slow card or a cloud. */
export function slowToRead(file: File): { file: File; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  const read = file.arrayBuffer.bind(file)
  file.arrayBuffer = async () => {
    await promise
    return read()
  }
  return { file, release: resolve }
}

/** Returns a file that can no longer be read, as if it was moved away after it had been chosen. */
export function unreadable(file: File): File {
  file.arrayBuffer = () => Promise.reject(new DOMException('It is gone.', 'NotFoundError'))
  return file
}
