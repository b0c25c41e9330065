import { describe, expect, it } from 'vitest'

import { cn } from './cn.ts'

describe('cn', () => {
  it('APP-10 the last layout class wins, whether it comes from the caller or the component', () => {
    expect(cn('w-full px-5 text-base', 'w-24 px-2')).toBe('text-base w-24 px-2')
    expect(cn('w-24 px-2', 'w-full px-5 text-base')).toBe('w-full px-5 text-base')
    expect(cn('w-full px-5 text-base', 'w-24 px-2')).toBe('text-base w-24 px-2')
  })

  it('APP-10 a caller can let a text wrap that the component does not', () => {
    expect(cn('py-2 whitespace-nowrap', 'whitespace-normal')).toBe('py-2 whitespace-normal')
  })

  it('APP-10 keeps classes of different variants and axes side by side', () => {
    expect(cn('px-4 md:px-6', 'py-2')).toBe('px-4 md:px-6 py-2')
  })

  it('APP-10 does not confuse the size of a text with its colour', () => {
    expect(cn('text-[0.6875rem]/3.5 text-foreground', 'text-muted-foreground')).toBe(
      'text-[0.6875rem]/3.5 text-muted-foreground',
    )
  })

  it('APP-10 leaves out false and undefined', () => {
    expect(cn('flex', false, undefined, ['hidden'])).toBe('hidden')
  })
})
