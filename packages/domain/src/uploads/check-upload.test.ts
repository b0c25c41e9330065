import { expect, it } from 'vitest'

import { issue } from '../issues/issue.ts'
import { checkImage, checkProof } from './check-upload.ts'
import { jpegOf, pngOf } from './sample-images.ts'

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16)
const GIF = Uint8Array.from(
  [...'GIF89a'].map((character) => character.charCodeAt(0)).concat(1, 0, 1, 0),
)
const TEXT = Uint8Array.of(104, 105)

it('CHK-6 accepts a proof of exactly 2 MB, and refuses one byte more', () => {
  expect(checkProof({ size: 2_097_152, bytes: JPEG })).toBeUndefined()
  expect(checkProof({ size: 2_097_153, bytes: JPEG })).toEqual(
    issue([], 'common.file_too_large', { limit: 2_097_152 }),
  )
})

it('CHK-6 refuses a proof that is neither PNG nor JPEG', () => {
  expect(checkProof({ size: 10, bytes: GIF })).toEqual(
    issue([], 'common.file_type_refused', { kinds: 'png, jpeg' }),
  )
  expect(checkProof({ size: 10, bytes: TEXT })).toMatchObject({ code: 'common.file_type_refused' })
  expect(checkProof({ size: 0, bytes: new Uint8Array() })).toMatchObject({
    code: 'common.file_type_refused',
  })
})

it('SUP-1 an attached image must stay under 5 MB', () => {
  expect(checkImage({ size: 5_242_879, bytes: GIF })).toBeUndefined()
  expect(checkImage({ size: 5_242_880, bytes: GIF })).toEqual(
    issue([], 'common.file_too_large', { limit: 5_242_880 }),
  )
  expect(checkImage({ size: 10, bytes: TEXT })).toEqual(
    issue([], 'common.file_type_refused', { kinds: 'png, jpeg, gif, webp' }),
  )
})

it('CHK-6 a picture may have at most 64 million pixels according to its headers', () => {
  const whole = (bytes: Uint8Array) => ({ size: bytes.length, bytes })

  expect(checkProof(whole(pngOf({ width: 8000, height: 8000 })))).toBeUndefined()
  expect(checkProof(whole(pngOf({ width: 8000, height: 8001 })))).toEqual(
    issue([], 'common.image_too_large', { width: 8000, height: 8001, megapixels: 64 }),
  )
  expect(checkImage(whole(jpegOf({ width: 65_500, height: 65_500 })))).toMatchObject({
    code: 'common.image_too_large',
  })
})

it('CHK-6 a complete JPEG file without pixels is refused', () => {
  expect(checkProof({ size: JPEG.length, bytes: JPEG })).toMatchObject({
    code: 'common.file_type_refused',
  })
})
