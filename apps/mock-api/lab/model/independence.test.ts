import { readdirSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

const folder = new URL('.', import.meta.url)
/** The files that call the sandbox. All others are the model's own rules. */
const BRIDGES = /^(command-runner|requests|views|travellers|recorder|.*\.test)\.ts$/

const rules = readdirSync(folder).filter((name) => name.endsWith('.ts') && !BRIDGES.test(name))

it('CHK-3 the model imports nothing from the code that it judges', () => {
  const imported = rules.flatMap((name) =>
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(/from '([^']+)'/g)].map(
      ([, path]) => path,
    ),
  )

  expect(rules).toEqual(expect.arrayContaining(['facts.ts', 'answer-payments.ts', 'model.ts']))
  expect(imported.filter((path) => !path?.startsWith('./') && path !== 'fast-check')).toEqual([])
})
