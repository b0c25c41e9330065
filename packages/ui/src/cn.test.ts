import { describe, expect, it } from 'vitest'

import { cn } from './cn.ts'

describe('cn', () => {
  it('APP-10 lets a caller’s layout class win over the component’s own', () => {
    expect(cn('w-full px-5 text-base', 'w-24 px-2')).toBe('text-base w-24 px-2')
    expect(cn('w-24 px-2', 'w-full px-5 text-base')).toBe('w-full px-5 text-base')
    expect(cn('w-full px-5 text-base', 'w-24 px-2')).toBe('text-base w-24 px-2')
  })

  it('APP-10 lets a caller’s text wrap where the component’s own does not', () => {
    expect(cn('py-2 whitespace-nowrap', 'whitespace-normal')).toBe('py-2 whitespace-normal')
  })

  it('APP-10 keeps classes of different variants and axes side by side', () => {
    expect(cn('px-4 md:px-6', 'py-2')).toBe('px-4 md:px-6 py-2')
  })

  it('APP-10 tells a text’s size from its colour', () => {
    expect(cn('text-[0.6875rem]/3.5 text-foreground', 'text-muted-foreground')).toBe(
      'text-[0.6875rem]/3.5 text-muted-foreground',
    )
  })

  it('APP-10 drops what is false', () => {
    expect(cn('flex', false, undefined, ['hidden'])).toBe('hidden')
  })
})
