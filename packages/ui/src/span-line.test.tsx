import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { SpanLine } from './span-line.tsx'

const from = { caption: 'Check in', hero: '12 Dec', heroNote: 'Sat', detail: 'from 14:00' }
const until = { caption: 'Check out', hero: '14 Dec', heroNote: 'Mon', detail: 'until 12:00' }
const sentence = '2 nights: check in on Saturday, check out on Monday'

it('CRT-1 gives screen readers one sentence about a span, and hides the drawing from them', () => {
  render(
    <SpanLine
      size="cart"
      track="stay"
      from={from}
      until={until}
      between="2 nights"
      sentence={sentence}
    />,
  )

  expect(screen.getByText(sentence)).toBeInTheDocument()
  expect(screen.getByText('2 nights').closest('[aria-hidden]')).not.toBeNull()
})

it('CRT-1 an end without a time shows only its place', () => {
  render(
    <SpanLine
      size="cart"
      track="road"
      from={{ caption: 'Pick-up', hero: '14:30' }}
      until={{ caption: 'Drop-off', detail: 'Nagoya Lantern Hotel' }}
      sentence={sentence}
    />,
  )

  expect(screen.getByText('Nagoya Lantern Hotel')).toBeInTheDocument()
  expect(screen.getByText('14:30')).toBeInTheDocument()
})
