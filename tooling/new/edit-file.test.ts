import { expect, it } from 'vitest'

import { root } from '../process/run.ts'
import { Draft, intoList } from './edit-file.ts'

it('DEV a list that does not exist is named, and no file is written', () => {
  const draft = new Draft(root)

  expect(() =>
    draft.change('README.md', (text) => intoList(text, 'export const none', '')),
  ).toThrow('There is no list that begins with "export const none"')
  expect(draft.files).toEqual([])
})
