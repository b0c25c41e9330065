import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { Combobox, type ComboboxGroup } from './combobox.tsx'
import { Field } from './field.tsx'

const groups: ComboboxGroup[] = [
  { label: 'Singapore', options: [{ value: 'HFC', label: 'HarbourFront', code: 'HFC' }] },
  {
    label: 'Batam',
    options: [
      { value: 'BTC', label: 'Batam Centre', code: 'BTC', keywords: ['峇淡中心'] },
      { value: 'HBB', label: 'Harbour Bay', code: 'HBB' },
      { value: 'NSP', label: 'Nongsapura', code: 'NSP', disabledReason: 'No sailing from here' },
    ],
  },
]

function Terminal({ initial = null }: { initial?: string | null }) {
  const [value, setValue] = useState(initial)
  return (
    <Field label="To">
      <Combobox
        label="To"
        groups={groups}
        value={value}
        onValueChange={setValue}
        placeholder="Terminal or town"
        emptyText="No such terminal"
        closeLabel="Close"
        countText={(count) => `${count} terminals`}
      />
    </Field>
  )
}

const names = () => screen.queryAllByRole('option').map((option) => option.textContent)

afterEach(() => vi.unstubAllGlobals())

describe('Combobox', () => {
  it('FER-1 shows the terminals in groups after a click', async () => {
    render(<Terminal />)
    const input = screen.getByRole('combobox', { name: 'To' })

    await userEvent.click(input)

    expect(input).toHaveAttribute('aria-expanded', 'true')
    expect(
      within(screen.getByRole('group', { name: 'Batam' })).getAllByRole('option'),
    ).toHaveLength(3)
  })

  it('FER-1 filters by any word of a name, and chooses with Enter', async () => {
    render(<Terminal />)
    const input = screen.getByRole('combobox', { name: 'To' })

    await userEvent.type(input, 'cen')
    expect(names()).toEqual(['Batam CentreBTC'])
    expect(screen.getByText('1 terminals')).toHaveAttribute('role', 'status')
    await userEvent.keyboard('{Enter}')

    expect(input).toHaveValue('Batam Centre')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })

  it('FER-1 arrow keys move from the first option to the last, and mark the active one', async () => {
    render(<Terminal />)
    const input = screen.getByRole('combobox', { name: 'To' })
    await userEvent.click(input)

    await userEvent.keyboard('{ArrowUp}')

    const last = screen.getByRole('option', { name: /Nongsapura/ })
    expect(input).toHaveAttribute('aria-activedescendant', last.id)
  })

  it('FER-4 does not choose a disabled option, and shows why it is disabled', async () => {
    render(<Terminal initial="HFC" />)
    await userEvent.click(screen.getByRole('combobox', { name: 'To' }))

    await userEvent.click(screen.getByRole('option', { name: /No sailing from here/ }))

    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('combobox', { name: 'To' })).toHaveValue('HarbourFront')
  })

  it('FER-1 finds a terminal by its Chinese name', async () => {
    render(<Terminal />)

    await userEvent.type(screen.getByRole('combobox', { name: 'To' }), '淡中')

    expect(names()).toEqual(['Batam CentreBTC'])
  })

  it('FER-1 says that nothing matches, and Escape restores the choice', async () => {
    render(<Terminal initial="HFC" />)
    const input = screen.getByRole('combobox', { name: 'To' })

    await userEvent.type(input, 'zzz')
    expect(screen.getByText('No such terminal')).toBeVisible()
    await userEvent.keyboard('{Escape}')

    expect(input).toHaveValue('HarbourFront')
  })

  it('FER-1 after Escape or Enter, what is typed next replaces the shown choice', async () => {
    render(<Terminal initial="HFC" />)
    const input = screen.getByRole('combobox', { name: 'To' })
    await userEvent.type(input, 'zzz')

    await userEvent.keyboard('{Escape}cen')
    expect(input).toHaveValue('cen')
    await userEvent.keyboard('{Enter}nongsa')
    expect(input).toHaveValue('nongsa')
  })

  it('FER-4 Enter does not submit the form while nothing matches', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Terminal initial="HFC" />
        <button type="submit">Search</button>
      </form>,
    )

    await userEvent.type(screen.getByRole('combobox', { name: 'To' }), 'zzz{Enter}')

    expect(onSubmit).not.toHaveBeenCalled()
    expect(screen.getByText('No such terminal')).toBeVisible()
  })

  it('FER-1 fills the screen on a phone', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    render(<Terminal />)

    await userEvent.click(screen.getByRole('button', { name: 'To' }))
    const sheet = screen.getByRole('dialog', { name: 'To' })
    await userEvent.type(within(sheet).getByRole('combobox', { name: 'To' }), 'bay{Enter}')

    expect(screen.getByRole('button', { name: 'To' })).toHaveTextContent('Harbour Bay')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('AGT-4 options that are searched by the typed text are shown when they arrive, and the first is active', async () => {
    const found = { An: [], Tan: [{ value: 'cus_1', label: 'Kepri Energi', hint: 'TAN WEI LING' }] }
    function Customer() {
      const [value, setValue] = useState<string | null>(null)
      const [query, setQuery] = useState('')
      const options = query in found ? found[query as keyof typeof found] : []
      return (
        <Combobox
          label="Customer"
          groups={[{ label: 'Customers', options }]}
          value={value}
          onValueChange={setValue}
          onQueryChange={setQuery}
          emptyText="Nobody"
          closeLabel="Close"
          countText={(count) => `${count} customers`}
        />
      )
    }
    render(<Customer />)
    const input = screen.getByRole('combobox', { name: 'Customer' })

    await userEvent.type(input, 'An')
    expect(screen.getByText('Nobody')).toBeVisible()
    await userEvent.clear(input)
    await userEvent.type(input, 'Tan')
    const option = screen.getByRole('option', { name: /^Kepri Energi/ })
    expect(input).toHaveAttribute('aria-activedescendant', option.id)
    await userEvent.keyboard('{Enter}')

    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })
})
