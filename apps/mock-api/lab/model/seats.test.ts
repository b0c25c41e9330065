import { expect, it } from 'vitest'

import { MODEL_LIMIT_MS, runModel } from './run-model.ts'

it(
  'CRT-2 CHK-8 with any bookings, changes, repeats, collisions and waits, the sandbox answers as the model does',
  async () => {
    const { due, commands } = await runModel({
      add: 16,
      change: 9,
      remove: 3,
      extend: 6,
      price: 6,
      place: 9,
      'read cart': 3,
      'open own cart': 3,
      search: 2,
      cancel: 3,
      choose: 3,
      decide: 4,
      upload: 1,
      declare: 1,
      date: 1,
      'read order': 2,
      'read payment': 1,
      'read tickets': 1,
      refit: 2,
      wait: 7,
      repeat: 5,
      'repeat otherwise': 2,
      'at once': 5,
    })

    expect(commands).toBeGreaterThanOrEqual(due)
  },
  MODEL_LIMIT_MS,
)
