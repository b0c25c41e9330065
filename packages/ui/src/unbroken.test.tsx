import { render } from '@testing-library/react'
import { expect, it } from 'vitest'

import { PlaceName, Unbroken } from './unbroken.tsx'

function marked(container: HTMLElement): (string | null)[] {
  return [...container.querySelectorAll('[data-slot=unbroken]')].map((one) => one.textContent)
}

it('marks the whole text if no parts are given', () => {
  const { container } = render(<Unbroken text="1 Mar 2027" />)

  expect(container).toHaveTextContent(/^1 Mar 2027$/)
  expect(marked(container)).toEqual(['1 Mar 2027'])
})

it('marks every occurrence of the given parts, and does not change the text', () => {
  const text = 'Batam Centre to Batam, then Batam Centre'

  const { container } = render(<Unbroken text={text} parts={['Batam', 'Batam Centre', '']} />)

  expect(container).toHaveTextContent(text)
  expect(marked(container)).toEqual(['Batam Centre', 'Batam', 'Batam Centre'])
})

it('a place name may break only after its comma', () => {
  const { container } = render(<PlaceName>Batam Centre, Batam</PlaceName>)

  expect(container).toHaveTextContent(/^Batam Centre, Batam$/)
  expect(marked(container)).toEqual(['Batam Centre,', 'Batam'])
})

it('does not mark a part that may break if there is no room', () => {
  const { container } = render(<Unbroken text="To Batam" parts={['Batam']} isYielding />)

  expect(container).toHaveTextContent(/^To Batam$/)
  expect(container.querySelector('span')).toHaveTextContent(/^Batam$/)
  expect(marked(container)).toEqual([])
})
