import { render, screen, waitFor } from '@testing-library/react'
import { FormProvider } from 'react-hook-form'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { useTypedValues } from './form-source.ts'
import { useControl } from './form-values.ts'
import { useTouchedFields } from './use-touched-fields.ts'

function Form() {
  const { form, source, isDirty } = useTypedValues({ name: '' })
  const { handlers } = useTouchedFields(source)
  return (
    <FormProvider {...form}>
      <form aria-label="Passenger" {...handlers}>
        <Name />
        <button type="button" onClick={() => form.setValue('name', 'LIM')}>
          Lim
        </button>
        <output>{`${source.values.name}${isDirty ? ', edited' : ''}`}</output>
      </form>
    </FormProvider>
  )
}

function Name() {
  return <input aria-label="Name" data-name="name" {...useControl('name')} />
}

// A browser runs a page like this: `act` would render everything that waits within each event.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

function open() {
  render(<Form />)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const field = screen.getByLabelText<HTMLInputElement>('Name')
  const rendered = screen.getByRole('status')
  const type = async (text: string) => {
    // React does not notice a value that is assigned to the element itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    await after(new Event('input', { bubbles: true }))
  }
  /** Dispatches an event, and waits until the microtasks are over in which React renders what the event changed. */
  const after = async (event: Event, target: HTMLElement = field) => {
    target.dispatchEvent(event)
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  }
  return {
    rendered,
    type,
    press: (key: string) => after(new KeyboardEvent('keydown', { key, bubbles: true })),
    leave: () => after(new FocusEvent('focusout', { bubbles: true })),
    choose: () => after(new MouseEvent('click', { bubbles: true }), screen.getByText('Lim')),
  }
}

it('CHK-1 a key press does not wait for the rest of the form to change', async () => {
  const { rendered, type } = open()

  await type('TAN')

  expect(rendered).toHaveTextContent(/^$/)
  await waitFor(() => expect(rendered).toHaveTextContent('TAN, edited'))
})

it('CHK-1 a value that is chosen is rendered at once, together with the text typed before it', async () => {
  const { rendered, type, choose } = open()

  await type('TAN')
  await choose()

  expect(rendered).toHaveTextContent('LIM, edited')
})

it('CHK-1 a submit by Enter finds the form with all that was typed', async () => {
  const { rendered, type, press } = open()

  await type('TAN')
  await press('Enter')

  expect(rendered).toHaveTextContent('TAN, edited')
})

it.each([
  ['Back', () => new PopStateEvent('popstate')],
  ['closing the tab', () => new PageTransitionEvent('pagehide')],
])('ERR-4 the last entry is rendered before %s', async (_way, event) => {
  const { rendered, type } = open()

  await type('TAN')
  window.dispatchEvent(event())

  expect(rendered).toHaveTextContent('TAN, edited')
})

it('CHK-1 leaving a field finds the form with all that was typed', async () => {
  const { rendered, type, leave } = open()

  await type('TAN')
  await leave()

  expect(rendered).toHaveTextContent('TAN, edited')
})
