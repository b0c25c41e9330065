import { ConsoleRefusal } from '@selat/mock-api/console'
import { expect, it } from 'vitest'

import { uploadFailureText } from './upload-failure-text.ts'

const refused = (pointer: string, code: string) =>
  new ConsoleRefusal(400, { detail: 'Check the marked fields', errors: [{ pointer, code }] })

it.each([
  ['a picture', refused('', 'malformed_json'), 'This file is no snapshot of a sandbox.'],
  ['a list', refused('', 'wrong_type'), 'This file is no snapshot of a sandbox.'],
  ['other JSON', refused('/format', 'not_a_snapshot'), 'This file is no snapshot of a sandbox.'],
  ['of a later format', refused('/version', 'newer'), 'A newer mock has made this snapshot.'],
  ['edited', refused('/digest', 'digest_differs'), 'This snapshot was changed after'],
])('MOCK an upload that is %s is refused in a sentence', (_, refusal, sentence) => {
  expect(uploadFailureText(refusal)).toContain(sentence)
})

it('MOCK a wrong row of a snapshot is reported with its pointer', () => {
  const refusal = refused('/tables/orders/0/contact', 'malformed_json')

  expect(uploadFailureText(refusal)).toBe(
    'Check the marked fields /tables/orders/0/contact malformed_json',
  )
})

it('MOCK a mock that does not answer is reported as such', () => {
  expect(uploadFailureText(new TypeError('fetch failed'))).toBe(
    'The mock does not answer. Nothing was changed.',
  )
})
