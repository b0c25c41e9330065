import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { calendarClassNames } from './calendar-class-names.ts'
import { SegmentedControl } from './segmented-control.tsx'

// A ring inside a filled choice must not have the fill's own hue. It takes the colour of the text on that fill, whose
// contrast tokens.test.ts measures in both appearances.

it('APP-10 the chosen segment has a focus ring in the colour of its text', () => {
  render(
    <SegmentedControl
      label="Trip"
      value="one_way"
      onValueChange={() => {}}
      options={[{ value: 'one_way', label: 'One way' }]}
    />,
  )

  const segment = screen.getByText('One way')
  expect(segment).toHaveClass('has-checked:bg-foreground', 'has-checked:text-background')
  expect(segment).toHaveClass('has-checked:has-focus-visible:outline-background')
})

it('APP-10 in forced colours the chosen segment is filled, and its focus ring has the colour of its text', () => {
  render(
    <SegmentedControl
      label="Trip"
      value="one_way"
      onValueChange={() => {}}
      options={[{ value: 'one_way', label: 'One way' }]}
    />,
  )

  const segment = screen.getByText('One way')
  expect(segment).toHaveClass(
    'forced-colors:has-checked:forced-color-adjust-none',
    'forced-colors:has-checked:bg-[Highlight]',
    'forced-colors:has-checked:has-focus-visible:outline-[HighlightText]',
  )
})

it('APP-10 a chosen day has a focus ring in the colour of its text', () => {
  expect(calendarClassNames.selected?.split(' ')).toContain(
    '[&_button:focus-visible]:outline-current',
  )
})
