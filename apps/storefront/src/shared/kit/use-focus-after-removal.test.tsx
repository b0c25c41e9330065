import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'

import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

function Boats() {
  const [boats, setBoats] = useState(['Dolphin', 'Heron', 'Tern'])
  const area = useFocusAfterRemoval<HTMLUListElement>()
  const remove = (gone: string) => setBoats((all) => all.filter((boat) => boat !== gone))
  return (
    <>
      <p>Boats of today</p>
      <ul ref={area} tabIndex={-1} aria-label="Boats">
        {boats.map((boat) => (
          <li key={boat}>
            <a href={`#${boat}`}>{boat}</a>
            <button type="button" onClick={() => remove(boat)}>
              Sink {boat}
            </button>
            <button type="button" onClick={() => setTimeout(() => remove(boat), 20)}>
              Sink {boat} soon
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const sink = (boat: string) => userEvent.click(button(`Sink ${boat}`))

it('NAV-12 the focus of a removed row goes to the same control of the next row, else of the last one, else to the list', async () => {
  render(<Boats />)

  await sink('Heron')
  expect(button('Sink Tern')).toHaveFocus()

  await userEvent.click(screen.getByRole('link', { name: 'Tern' }))
  await sink('Tern')
  expect(button('Sink Dolphin soon')).toHaveFocus()

  await sink('Dolphin')
  expect(screen.getByRole('list', { name: 'Boats' })).toHaveFocus()
})

it('NAV-12 a row that is removed while the focus is elsewhere takes no focus', async () => {
  render(<Boats />)
  await userEvent.click(button('Sink Heron soon'))
  await userEvent.click(screen.getByText('Boats of today'))

  await expect.poll(() => screen.queryByText('Heron')).toBeNull()

  expect(document.body).toHaveFocus()
})
