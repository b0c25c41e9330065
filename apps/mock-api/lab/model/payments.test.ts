import { expect, it } from 'vitest'

import { MODEL_LIMIT_MS, runModel } from './run-model.ts'

it(
  'CHK-3 CHK-8 with proof, declaration, money and time in any order, the sandbox answers as the model does',
  async () => {
    const { due, commands } = await runModel({
      add: 9,
      change: 1,
      remove: 1,
      extend: 1,
      price: 2,
      place: 9,
      'read cart': 1,
      'open own cart': 1,
      search: 1,
      cancel: 3,
      choose: 10,
      decide: 14,
      upload: 8,
      declare: 8,
      date: 7,
      'read order': 2,
      'read payment': 2,
      'read tickets': 2,
      refit: 3,
      wait: 6,
      repeat: 5,
      'repeat otherwise': 2,
      'at once': 6,
    })

    expect(commands).toBeGreaterThanOrEqual(due)
  },
  MODEL_LIMIT_MS,
)
