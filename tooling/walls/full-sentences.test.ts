import { expect, it } from 'vitest'

import { sentenceWithoutSubject } from '../lint/language.js'
import { lintPlanted } from './lint-planted.ts'

it('WALL a sentence without a subject is found in a comment', () => {
  expect(sentenceWithoutSubject(' Whose turn it is.')).toBe('Whose turn it is.')
  expect(sentenceWithoutSubject('*\n * Keeps seats.\n * Where they lie.\n ')).toBe(
    'Where they lie.',
  )
  expect(sentenceWithoutSubject('* The same, in dollars. ')).toBe('The same, in dollars.')
})

it('WALL full sentences, questions and examples are allowed', () => {
  expect(sentenceWithoutSubject('* Keeps the seats until the hold ends. ')).toBeUndefined()
  expect(sentenceWithoutSubject('* The same seed gives the same answer. ')).toBeUndefined()
  expect(sentenceWithoutSubject(' What is left? The rest.')).toBeUndefined()
  expect(sentenceWithoutSubject('*\n * Adds.\n * @example\n * Where\n ')).toBeUndefined()
})

it('WALL the linter names the line of a comment without a subject', async () => {
  const { output } = await lintPlanted({
    'package.json': JSON.stringify({ name: '@planted/comments', type: 'module' }),
    'tsconfig.json': JSON.stringify({ compilerOptions: { noEmit: true, types: [] } }),
    'seats.ts': [
      '// The seats are free again,',
      '// What is left of them is sold.',
      'export const free = 1',
      '',
      '/** Who sits there. */',
      'export const taken = 2',
      '',
    ].join('\n'),
  })

  const faults = output.split('\n').filter((line) => /^\w+\.ts:/.test(line))
  expect(faults).toEqual([expect.stringMatching(/^seats\.ts:5:.*“Who sits there\.”/)])
})
