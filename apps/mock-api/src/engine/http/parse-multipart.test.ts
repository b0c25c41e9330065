import fc from 'fast-check'
import { expect, it } from 'vitest'

import { parseMultipart } from './parse-multipart.ts'

const TYPE = 'multipart/form-data; boundary=b'
const encode = (text: string) => new TextEncoder().encode(text)
const part = (disposition: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`

it('API-3 a form that the platform has written is read back unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 300 }),
      fc.string({ minLength: 1, maxLength: 30, unit: fc.constantFrom(...'ab é"港.-') }),
      async (bytes, fileName) => {
        const form = new FormData()
        form.set('File', new File([new Uint8Array(bytes)], fileName, { type: 'image/png' }))
        form.set('Note', 'two\r\nlines')
        const response = new Response(form)
        const sent = new Uint8Array(await response.arrayBuffer())

        const parts = parseMultipart(sent, response.headers.get('Content-Type') ?? '')

        const [file, note] = parts ?? []
        expect(note).toEqual({ name: 'Note', value: 'two\r\nlines' })
        const read = file?.value as File // the first part was sent as one
        expect([read.name, read.type]).toEqual([fileName, 'image/png'])
        expect(new Uint8Array(await read.arrayBuffer())).toEqual(new Uint8Array(bytes))
      },
    ),
    { numRuns: 60 },
  )
})

it.each([
  ['no boundary', part('name="a"', '1') + '--b--', 'multipart/form-data'],
  ['no end', part('name="a"', '1'), TYPE],
  ['nothing', '', TYPE],
  ['no name', part('filename="a.png"', '1') + '--b--', TYPE],
  ['no blank line', '--b\r\nContent-Disposition: form-data; name="a"\r\n--b--', TYPE],
  ['more parts than any form has', part('name="a"', '1').repeat(50) + '--b--', TYPE],
])('API-3 a form with %s is not read', (_what, body, contentType) => {
  expect(parseMultipart(encode(body), contentType)).toBeNull()
})

it('API-3 damaged bytes never make the parser throw', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('--b', '\r\n', '--', 'name="a"', ':', 'x') }),
      (body) => {
        const parts = parseMultipart(encode(body), TYPE)

        expect(parts === null || Array.isArray(parts)).toBe(true)
      },
    ),
  )
})
