import { createI18n, I18nProvider, loadMessages, namespaces } from '@selat/i18n'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { listenToHistory } from '../../app/history-guard.ts'
import { queryClient } from '../../app/query-client.ts'
import { ServerForm } from './server-form.tsx'
import { TextField } from './text-field.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { useServerForm } from './use-server-form.ts'

function Crossing() {
  const form = useServerForm({
    id: 'crossing',
    defaultValues: { name: '' },
    check: () => [],
    send: async () => 'saved',
  })
  return (
    <>
      <UnsavedGuard form={form} isActive={form.values.name !== ''} />
      <ServerForm form={form} label="Crossing" titles={{ name: 'Name' }} actions={null}>
        <TextField name="name" />
      </ServerForm>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  )
}

// A browser runs a page like this: `act` would render everything that waits within each event.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

async function open() {
  const i18n = await createI18n({ language: 'EN', load: loadMessages })
  await i18n.loadNamespaces([...namespaces])
  listenToHistory()
  window.history.replaceState({ idx: 1 }, '')
  render(
    <QueryClientProvider client={queryClient()}>
      <I18nProvider i18n={i18n}>
        <MemoryRouter>
          <Crossing />
        </MemoryRouter>
      </I18nProvider>
    </QueryClientProvider>,
  )
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  return {
    /** Types a text, and waits until the microtasks are over in which React renders what the event changed. */
    type: async (text: string) => {
      // React does not notice a value that is assigned to the element itself.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
    },
    isTabKept: () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    },
  }
}

const findQuestion = () => screen.findByRole('dialog', { name: 'Leave this page?' })

it('ERR-4 Back asks for confirmation right after the first key press', async () => {
  const { type } = await open()
  await type('T')

  window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 0 } }))

  expect(await findQuestion()).toBeVisible()
})

it('ERR-4 a link asks for confirmation right after the first key press', async () => {
  const { type } = await open()
  await type('T')

  screen.getByText('Elsewhere').click()

  expect(await findQuestion()).toBeVisible()
})

it('ERR-4 closing the tab asks for confirmation right after the first key press', async () => {
  const { type, isTabKept } = await open()
  await type('T')

  expect(isTabKept()).toBe(true)
})

it('ERR-4 closing the tab asks nothing after the old text is back', async () => {
  const { type, isTabKept } = await open()
  await type('T')
  await type('')

  expect(isTabKept()).toBe(false)
})
