const pngStart = [
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1,
  0, 0, 0, 1,
]

/** What counts as a picture, at any size on disk. */
export function pngFile(name = 'receipt.png', size = 400): File {
  const bytes = new Uint8Array(size)
  bytes.set(pngStart)
  return new File([bytes], name, { type: 'image/png' })
}

/** A page that calls itself a picture. */
export function htmlNamedPng(): File {
  return new File(['<!doctype html><script>alert(1)</script>'], 'receipt.png', {
    type: 'image/png',
  })
}
